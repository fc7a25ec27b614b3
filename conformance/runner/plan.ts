import type { Case } from '../case/case.ts';
import type { Target } from '../target/types.ts';
import costs from './costs.json' with { type: 'json' };
import { obstacleTo } from './obstacle.ts';
import { planCases, type RunOptions } from './run.ts';
import { shardOf } from './shard.ts';

/** What one case takes: requests, and the departments and documents that it makes. */
export interface Cost {
  requests: number;
  departments: number;
  documents: number;
}

/** What a run is going to do, before it does anything. */
export interface Plan extends Cost {
  /** Cases that are chosen. */
  cases: number;
  /** Those of them that the target can't be asked. */
  unable: number;
}

const learned: Readonly<Record<string, readonly number[]>> = costs;

/** The cost of a case at the sandbox, of a derived case (one request), or of a new case (that of most cases). */
export function costOf(id: string): Cost {
  if (id.startsWith('derived-')) return { requests: 1, departments: 0, documents: 0 };
  const [requests = 4, departments = 1, documents = 0] = learned[id] ?? [];
  return { requests, departments, documents };
}

/** What a run takes at a target that answers as the sandbox does; pages and polls are more where its are. */
export function planOf(target: Target, options: Omit<RunOptions, 'target' | 'runId'>): Plan {
  const chosen = planCases(options);
  const cases: readonly Case[] = options.shard ? shardOf(chosen, options.shard) : chosen;
  const able = cases.filter((each) => obstacleTo(each, target) === undefined).map(({ id }) => costOf(id));
  const sum = (member: keyof Cost) => able.reduce((total, cost) => total + cost[member], 0);
  const [departments, documents] = [sum('departments'), sum('documents')];
  // The canary and the token come first; of a department its deletion and a look at the job or at what lay below.
  const requests = 2 + sum('requests') + Math.round(1.6 * departments) + documents;
  return { cases: cases.length, unable: cases.length - able.length, requests, departments, documents };
}
