import { isOperationId, type OperationId } from '../canonical/operations.ts';
import type { Api } from '../case/api.ts';
import { type Case, published, stated } from '../case/case.ts';
import type { Reply } from '../case/exchange.ts';
import { isNeed } from '../case/needs.ts';
import described from './cases.json' with { type: 'json' };

type CaseId = keyof typeof described;

interface Description {
  title: string;
  /** The id of the test case if there is no other. */
  requirement?: string;
  verdict?: string;
  operations: readonly string[];
  needs?: readonly string[];
  early?: boolean;
  settled?: boolean;
  late?: boolean;
  readOnly?: boolean;
  /** The id of a test case whose success proves this one. */
  stricter?: string;
  rejection?: { status: number; code: string };
}

type Run = (api: Api, title: string) => Promise<void>;
export type Rows<T> = Readonly<Partial<Record<CaseId, T>>>;

const descriptions: Readonly<Record<string, Description>> = described;

/** The test cases with these ids, which `cases.json` describes. */
export function written(runs: Rows<Run>): readonly Case[] {
  return Object.entries(runs).map(([id, run]) => caseOf(id, run));
}

/** One test case per row. The same check runs for each row. */
export function tabled<T>(rows: Rows<T>, check: (api: Api, row: T, title: string) => Promise<void>): readonly Case[] {
  return Object.entries(rows).map(([id, row]) => caseOf(id, (api, title) => check(api, row, title)));
}

export function caseOf(id: string, run: Run): Case {
  const { title, requirement, verdict, operations, needs, early, settled, late, readOnly, stricter } =
    descriptionOf(id);
  const define = verdict === 'published' ? published : stated;
  return define({
    ...{ id, title, operations: operations.filter(isOperationId), run: (api: Api) => run(api, title) },
    ...(requirement && { requirement }),
    ...(needs && { needs: needs.filter(isNeed) }),
    ...(early && { early }),
    ...(settled && { settled }),
    ...(late && { late }),
    ...(readOnly && { readOnly }),
    ...(stricter && { stricter }),
  });
}

function descriptionOf(id: string): Description {
  const description = descriptions[id];
  if (!description) throw new Error(`The test case "${id}" is not in cases.json.`);
  return description;
}

/** The test cases that send these requests and require the status and the code of `cases.json`. */
export function rejected(requests: Rows<(api: Api) => Promise<Reply<OperationId>>>): readonly Case[] {
  return Object.entries(requests).map(([id, request]) =>
    caseOf(id, async (api, title) => {
      const { rejection } = descriptionOf(id);
      if (!rejection) throw new Error(`The test case "${id}" has no rejection in cases.json.`);
      const reply = await request(api);
      api.expect.status(reply, rejection.status, title);
      api.expect.code(reply, rejection.code, title);
    }),
  );
}
