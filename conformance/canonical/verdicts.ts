/**
 * The verdict `stated` covers only rules from the service description, which apply to any data format.
 * The verdict `published` covers the complete OpenAPI contract, including its schemas.
 */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
