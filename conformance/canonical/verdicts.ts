/**
 * A run determines two verdicts. The verdict named `stated` is about the rules of the service description.
 * The verdict named `published` is about the rules of the OpenAPI contract.
 */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
