import type { Case } from '../case/case.ts';
import type { Target } from '../target/types.ts';
import costs from './costs.json' with { type: 'json' };
import { obstacleTo } from './obstacle.ts';
import { planCases, type RunOptions } from './run.ts';
import { shardOf } from './shard.ts';

/** The cost of a case: requests, departments and documents. */
export interface Cost {
  requests: number;
  departments: number;
  documents: number;
}

/** The plan of a run, printed before it starts. */
export interface Plan extends Cost {
  /** The number of chosen cases. */
  cases: number;
  /** The number of them that cannot run at the target. */
  unable: number;
}

const learned: Readonly<Record<string, readonly number[]>> = costs;

/** Whether each new operation of the contract brings such a case. It sends at most one request. */
export function isPerOperation(id: string): boolean {
  return /^(?:derived|observed-answers|token-missing-rejected)-/.test(id);
}

/** The cost of a case at the sandbox; of a case without a learned cost, that of similar cases. */
export function costOf(id: string): Cost {
  if (isPerOperation(id) && !learned[id]) return { requests: 1, departments: 0, documents: 0 };
  const [requests = 4, departments = 1, documents = 0] = learned[id] ?? [];
  return { requests, departments, documents };
}

/** The cost of a run at a target that responds like the sandbox; more pages or polls cost more. */
export function planOf(target: Target, options: Omit<RunOptions, 'target' | 'runId'>): Plan {
  const chosen = planCases(options);
  const cases: readonly Case[] = options.shard ? shardOf(chosen, options.shard) : chosen;
  const able = cases.filter((each) => obstacleTo(each, target) === undefined).map(({ id }) => costOf(id));
  const sum = (member: keyof Cost) => able.reduce((total, cost) => total + cost[member], 0);
  const [departments, documents] = [sum('departments'), sum('documents')];
  // The canary, the token, and per department its deletion and one read.
  const requests = 2 + sum('requests') + Math.round(1.6 * departments) + documents;
  return { cases: cases.length, unable: cases.length - able.length, requests, departments, documents };
}
