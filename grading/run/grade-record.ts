import type { ClientExchange, Schemas } from '../observe/exchange.ts';
import type { RuleOutcome } from '../observe/finding.ts';
import type { Area } from '../rules/rule.ts';

/** A: no `must` or `should` rule failed. B: a `should` rule failed. F: a `must` rule failed. Null: none was judged. */
export type Mark = Schemas['mark'];

/**
 * What makes a run fail: a failed rule at level `must`, also one at level `should`, or also a chosen scenario that the
 * client did not attempt (`grade`).
 */
export const failOns = ['must', 'should', 'grade'] as const;
export type FailOn = (typeof failOns)[number];

export interface AreaRecord {
  area: Area;
  mark: Mark;
  counts: Record<RuleOutcome, number>;
}

export interface RuleRecord extends Omit<Schemas['rule'], 'area' | 'explains' | 'deciding'> {
  area: Area;
  explains?: readonly string[];
  deciding: readonly ClientExchange[];
}

export type ScenarioRecord = Schemas['scenario'];

export type Repair = NonNullable<Schemas['record']['repair']>;

export interface GradeRecord extends Omit<Schemas['record'], 'areas' | 'rules'> {
  areas: AreaRecord[];
  rules: RuleRecord[];
}
