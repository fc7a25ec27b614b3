import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { patternsOf } from '../checks/task-done.ts';
import type { Exchange } from '../observe/exchange.ts';
import type { Facts, TaskExit } from '../observe/transcript.ts';
import { jobs } from './jobs.ts';
import { largeFile } from './large-file.ts';
import { losing } from './lost-responses.ts';
import { manyUsers } from './many-users.ts';
import { reading } from './reading.ts';
import type { Conditions, Scenario, Stage } from './scenario.ts';
import { strain } from './strain.ts';
import { surprises } from './surprises.ts';

/** A scenario in scenarios.yaml. One with `taskOf` has the task of another one, and the same preparations. */
interface Row extends Omit<Scenario, 'expiries' | 'isAttempted' | 'setUp' | 'shows' | keyof Conditions> {
  facts?: Facts;
  jobPlan?: Parameters<Stage['tenant']['jobPlan']>;
  expiries?: readonly string[];
  attempted: { operation: string; status?: number };
  /** The default is `success`. A scenario that loses responses has `either` and no `done`. */
  exit?: TaskExit;
  done?: readonly string[];
  loses?: { operation: string; request: string };
}

const conditions: Readonly<Record<string, Conditions>> = {
  ...{ ...reading, ...jobs, ...manyUsers, ...strain },
  ...{ 'large-file': largeFile, surprises },
};

const rows: readonly Row[] = parse(readFileSync(new URL('./scenarios.yaml', import.meta.url), 'utf8'));

export const scenarios: readonly Scenario[] = rows.map(scenarioOf);

function scenarioOf(row: Row): Scenario {
  const { expiries = [], attempted, loses, exit = loses ? 'either' : 'success', done = [], ...shown } = row;
  const { id, task, facts, jobPlan } = rows.find((other) => other.id === row.taskOf) ?? row;
  const own = conditions[id] ?? {};
  return {
    ...shown,
    task: row.taskOf === undefined ? task : `${task} The connection may break.`,
    expiries: expiries.map((text) => new RegExp(text, 'i')),
    ...(row.taskOf === undefined && own),
    ...(loses && { intercept: losing(loses.operation, new RegExp(loses.request)) }),
    shows: { exit, shapes: patternsOf(done) },
    isAttempted: (exchanges) =>
      exchanges.some((each) => isCallOf(attempted, each) || each.operation === loses?.operation),
    setUp: async (stage) => {
      if (jobPlan) await stage.tenant.jobPlan(...jobPlan);
      return { ...facts, ...(await own.setUp?.(stage, { ...facts })) };
    },
  };
}

function isCallOf({ operation, status }: Row['attempted'], each: Exchange): boolean {
  return each.operation === operation && (status === undefined || each.status === status);
}
