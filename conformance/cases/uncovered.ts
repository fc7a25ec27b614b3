/** Testable rows of the register that no case judges yet. It only shrinks: a row that gets a case leaves it. */
export const uncovered: readonly string[] = [
  // The target file has no window on the directory itself, only on what the job says of it.
  'role-assignments-hr-role-only',
];
