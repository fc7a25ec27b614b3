/** `stated` judges the source's own demands whatever the wire shapes, `published` the published contract as well. */
export const verdicts = ['stated', 'published'] as const;

export type VerdictName = (typeof verdicts)[number];
