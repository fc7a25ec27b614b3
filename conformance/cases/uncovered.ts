/** Testable rows of the register that no case judges yet. It only shrinks: a row that gets a case leaves it. */
export const uncovered: readonly string[] = [];
