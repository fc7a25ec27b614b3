/**
 * For the verdict `stated`, the suite checks only the rules of the service description.
 * For the verdict `published`, the suite checks all rules of the OpenAPI contract, including its schemas.
 */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
