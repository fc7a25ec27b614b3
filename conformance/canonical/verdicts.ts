/**
 * The verdict `stated` says whether the target follows the rules of the service description.
 * The verdict `published` says whether the target follows the rules of the OpenAPI contract.
 */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
