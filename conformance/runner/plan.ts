import type { OperationId } from '../canonical/operations.ts';
import type { Case } from '../case/case.ts';
import type { Target } from '../target/types.ts';
import learnedCosts from './costs.json' with { type: 'json' };
import { plannedCases, type RunOptions } from './run.ts';
import { obstacleTo } from './run-case.ts';

export interface Cost {
  requests: number;
  departments: number;
  documents: number;
}

export interface Plan extends Cost {
  cases: number;
  unable: number;
  saved: number;
  operations: ReadonlySet<OperationId>;
}

/** The requests for a token, of the canary, and for the time until a deletion takes effect. */
const firstRequests = 6;

const learned: Readonly<Record<string, readonly number[]>> = learnedCosts;

export function costOf({ id, perOperation }: Pick<Case, 'id' | 'perOperation'>): Cost {
  if (perOperation && !learned[id]) return { requests: 1, departments: 0, documents: 0 };
  const [requests = 4, departments = 1, documents = 0] = learned[id] ?? [];
  return { requests, departments, documents };
}

export function planOf(
  target: Target,
  options: Omit<RunOptions, 'target' | 'runId'>,
  saved: readonly Case[] = [],
): Plan {
  const planned = plannedCases(options, saved);
  const cases = planned.filter((each) => !saved.includes(each));
  const able = cases.filter((each) => obstacleTo(each, target) === undefined);
  const repeated = planned.filter((each) => saved.includes(each));
  const changing = [...able, ...repeated].filter(({ readOnly }) => !readOnly);
  const operations = new Set(changing.flatMap((each) => each.operations));
  const sent = able.filter(({ stricter }) => !able.some(({ id }) => id === stricter));
  // The costs are those of a run with both verdicts, in which a stricter case spares the other one.
  const costs = sent.map(({ stricter, ...each }) => costOf({ ...each, id: stricter ?? each.id }));
  const sum = (member: keyof Cost) => costs.reduce((total, cost) => total + cost[member], 0);
  const [departments, documents] = [sum('departments'), sum('documents')];
  // Most departments are below one department, so the clean-up deletes one of fifteen on average.
  const requests = firstRequests + sum('requests') + Math.round(departments / 15) + documents;
  const counts = { cases: cases.length, unable: cases.length - able.length, saved: repeated.length };
  return { ...counts, operations, requests, departments, documents };
}
