/**
 * The verdict `stated` covers what the service's own description demands, in any wire format.
 * The verdict `published` covers the complete OpenAPI contract.
 */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
