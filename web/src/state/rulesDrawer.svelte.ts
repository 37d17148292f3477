// The rules at hand: whether they are open, and at which clause.

class RulesDrawerState {
  /** The clause that is looked for, or nothing; null while the rules are shut. */
  at = $state<string | null>(null);

  /** Opens the rules, at a clause. */
  open(clause = ""): void {
    this.at = clause;
  }

  close(): void {
    this.at = null;
  }
}

export const rulesDrawer = new RulesDrawerState();
