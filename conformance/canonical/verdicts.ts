/**
 * The verdict `stated` covers only the rules of the service description, which does not prescribe a data format.
 * The verdict `published` covers the complete OpenAPI contract, including its schemas.
 */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
