// The rules at hand: whether they are open, and at which clause.

class Rulebook {
  /** The clause that is looked for, or nothing; null while the rules are shut. */
  at = $state<string | null>(null);

  /** Opens the rules, at a clause. */
  open(clause = ""): void {
    this.at = clause;
  }

  shut(): void {
    this.at = null;
  }
}

export const rulebook = new Rulebook();
