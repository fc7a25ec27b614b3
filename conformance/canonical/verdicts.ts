/** `stated` judges the source's own demands for any wire format; `published` also judges the published contract. */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
