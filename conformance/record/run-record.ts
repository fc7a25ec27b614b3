import type { VerdictName } from '../canonical/verdicts.ts';
import type { Exchange } from '../case/exchange.ts';
import type { Slowdown } from '../session/load.ts';
import type { components } from './generated/run.ts';

/** The types of `reporting/certify/run.schema.json`, which describes each member. */
type Schemas = components['schemas'];

export type CaseRecord = Omit<Schemas['case'], 'operations' | 'exchanges'> & {
  operations: readonly string[];
  exchanges: Exchange[];
};

export type RequirementRecord = Omit<Schemas['requirement'], 'claims' | 'operations'> & {
  claims: readonly string[];
  operations: readonly string[];
};

/** An interface is certified if all its required test cases ran and no outcome prevents certification. */
export type ClassRecord = Schemas['class'];

/** The complete result of a run, from which reports in all formats are generated. */
export type RunRecord = Omit<Schemas['record'], 'requirements' | 'cases' | 'deciding' | 'slowdown'> & {
  requirements: RequirementRecord[];
  cases: CaseRecord[];
  deciding?: readonly VerdictName[];
  slowdown?: Slowdown | undefined;
};

/** One part of a run that is split among several machines. The first part has the `index` 1. */
export type Shard = NonNullable<RunRecord['shard']>;

/** The number of selected test cases, and the number of test cases of the complete run. */
export type Selection = NonNullable<RunRecord['selected']>;

/** Whether the target follows one design decision of the API contract. The result never affects a verdict. */
export type DecisionRecord = NonNullable<RunRecord['decisions']>[number];
