/**
 * The verdict `stated` covers the demands of the service description, whatever JSON format a target has.
 * The verdict `published` covers the complete OpenAPI contract.
 */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
