import type { Case } from '../case/case.ts';
import type { Target } from '../target/types.ts';
import costs from './costs.json' with { type: 'json' };
import { obstacleTo } from './obstacle.ts';
import { planCases, type RunOptions } from './run.ts';
import { shardOf } from './shard.ts';

/** The cost of a test case or a run: the numbers of requests, created departments and uploaded documents. */
export interface Cost {
  requests: number;
  departments: number;
  documents: number;
}

/** The plan of a run, which is printed before the run starts. */
export interface Plan extends Cost {
  /** The number of test cases that were chosen for the run. */
  cases: number;
  /** The number of chosen test cases that cannot run at the target. */
  unable: number;
}

const learned: Readonly<Record<string, readonly number[]>> = costs;

/**
 * Returns the number of requests and created objects of a test case, as measured at the sandbox.
 * A test case without a measurement gets a typical number of requests and created objects.
 */
export function costOf({ id, perOperation }: Pick<Case, 'id' | 'perOperation'>): Cost {
  if (perOperation && !learned[id]) return { requests: 1, departments: 0, documents: 0 };
  const [requests = 4, departments = 1, documents = 0] = learned[id] ?? [];
  return { requests, departments, documents };
}

/**
 * Returns the number of requests and created objects of a run at a target that responds like the sandbox.
 * A run costs more requests at a target with more pages or slower jobs.
 */
export function planOf(target: Target, options: Omit<RunOptions, 'target' | 'runId'>): Plan {
  const chosen = planCases(options);
  const cases: readonly Case[] = options.shard ? shardOf(chosen, options.shard) : chosen;
  const able = cases.filter((each) => obstacleTo(each, target) === undefined).map(costOf);
  const sum = (member: keyof Cost) => able.reduce((total, cost) => total + cost[member], 0);
  const [departments, documents] = [sum('departments'), sum('documents')];
  // Adds requests for the first token and for deletions: on average 1.6 per department and 1 per document.
  const requests = 2 + sum('requests') + Math.round(1.6 * departments) + documents;
  return { cases: cases.length, unable: cases.length - able.length, requests, departments, documents };
}
