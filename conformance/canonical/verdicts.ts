/**
 * `stated` covers the rules of the service description, and allows any data format.
 * `published` covers the complete published API contract.
 */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
