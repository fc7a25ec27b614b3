import type { Exchange } from '../case/exchange.ts';
import type { Slowdown } from '../session/load.ts';
import type { components } from './generated/explore.ts';
import type { TakenStep } from './step.ts';

/** The types of `reporting/explore/explore.schema.json`, which describes each member. */
type Schemas = components['schemas'];

export type ExploreFinding = Omit<Schemas['finding'], 'claims' | 'steps' | 'exchanges'> & {
  claims: readonly string[];
  expected: unknown;
  observed: unknown;
  steps: TakenStep[];
  exchanges: Exchange[];
};

export type AnswerCoverage = NonNullable<Schemas['coverage']['answers']>;

export type CoverageRecord = Omit<Schemas['coverage'], 'rules' | 'answers'> & {
  rules: { id: string; claims: readonly string[]; judged: number }[];
  answers: AnswerCoverage | null;
};

export type ExploreRecord = Omit<Schemas['record'], 'findings' | 'warnings' | 'flaky' | 'coverage' | 'slowdown'> & {
  findings: ExploreFinding[];
  warnings: ExploreFinding[];
  flaky: ExploreFinding[];
  coverage: CoverageRecord;
  slowdown: Slowdown | null;
};
