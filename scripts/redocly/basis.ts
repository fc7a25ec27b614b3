/** What a claim of the contract rests on: the source document, or a decision of ours (`decisions.yaml`). */
export const BASES: readonly unknown[] = ['stated', 'assumed'];
export const BASIS = 'x-basis';
export const DECISION = 'x-decision';
