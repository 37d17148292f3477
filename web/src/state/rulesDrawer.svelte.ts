// The state of the rules drawer: whether it is open, and at which clause.

class RulesDrawerState {
  /** The clause to show, or empty; null while the drawer is closed. */
  at = $state<string | null>(null);

  /** Open the drawer at a clause. */
  open(clause = ""): void {
    this.at = clause;
  }

  close(): void {
    this.at = null;
  }
}

export const rulesDrawer = new RulesDrawerState();
