/**
 * The verdict `stated` covers only the rules of the service description.
 * The verdict `published` covers all rules of the OpenAPI contract, including its schemas.
 */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
