import type { OperationId } from '../canonical/operations.ts';
import type { Case } from '../case/case.ts';
import type { Target } from '../target/types.ts';
import costs from './costs.json' with { type: 'json' };
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

const learned: Readonly<Record<string, readonly number[]>> = costs;

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
  const sum = (member: keyof Cost) => sent.map(costOf).reduce((total, cost) => total + cost[member], 0);
  const [departments, documents] = [sum('departments'), sum('documents')];
  // Most departments are below one department, so the clean-up sends one request for seven of them on average.
  const requests = 2 + sum('requests') + Math.round(departments / 7) + documents;
  const counts = { cases: cases.length, unable: cases.length - able.length, saved: repeated.length };
  return { ...counts, operations, requests, departments, documents };
}
