/** `stated` covers what the service's own description demands, in any format; `published` covers the complete contract. */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
