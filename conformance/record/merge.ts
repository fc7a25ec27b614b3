import { isDeepStrictEqual } from 'node:util';
import type { Case } from '../case/case.ts';
import { cases as allCases } from '../cases/index.ts';
import type { Slowdown } from '../session/load.ts';
import type { Redirect } from '../session/redirects.ts';
import { conclude, voidAfter } from './conclude.ts';
import { decidersOf } from './judge.ts';
import { kitOf } from './kit.ts';
import type { CaseRecord, RunRecord } from './run-record.ts';

export class MergeError extends Error {
  readonly exitCode = 2;
}

type Part = RunRecord & { shard: NonNullable<RunRecord['shard']> };

/**
 * Combines the JSON reports of all parts of a split run into the report of one complete run.
 * The combined result is invalid if one part of the split run has no report or an invalid report.
 *
 * @throws MergeError if the JSON reports do not belong to the same run
 */
export function mergeRecords(records: readonly RunRecord[], suite: readonly Case[] = allCases): RunRecord {
  const parts = sameRun(records, suite).toSorted((one, other) => one.shard.index - other.shard.index);
  const [first] = parts;
  if (first === undefined) throw new MergeError('no record is named; name the report.json of every part');
  const starts = parts.map(({ startedAt }) => Date.parse(startedAt));
  const ended = parts.map(({ startedAt, milliseconds }) => Date.parse(startedAt) + milliseconds);
  const found = Map.groupBy(
    parts.flatMap(({ cases }) => cases),
    ({ id }) => id,
  );
  // Test cases that repeat saved violations come after all test cases of the suite.
  const ids = new Set([...suite.map(({ id }) => id), ...found.keys()]);
  const inOrder = [...ids].flatMap((id) => oneOf(found.get(id) ?? []));
  return conclude({
    runId: parts.map(({ runId }) => runId).join('+'),
    shard: null,
    selected: first.selected,
    startedAt: new Date(Math.min(...starts)).toISOString(),
    milliseconds: Math.max(...ended) - Math.min(...starts),
    requests: sum(parts.map(({ requests }) => requests)),
    redirects: mergeRedirects(parts),
    slowdown: mergeSlowdowns(parts),
    target: first.target,
    deviations: first.deviations,
    wanted: first.classes,
    deciding: decidersOf(first),
    suite,
    records: inOrder,
    cleanup: {
      created: sum(parts.map(({ cleanup }) => cleanup.created)),
      removed: sum(parts.map(({ cleanup }) => cleanup.removed)),
      left: parts.flatMap(({ cleanup }) => cleanup.left),
      ...stayingOf(parts),
    },
    showsDecisions: parts.some(({ decisions }) => decisions !== undefined),
    voidReason: voidReasonOf(parts, first.shard.of) ?? voidAfter(inOrder),
  });
}

function stayingOf(parts: readonly Part[]): Pick<RunRecord['cleanup'], 'staying'> {
  const staying = parts.flatMap(({ cleanup }) => cleanup.staying ?? []);
  return staying.length > 0 ? { staying } : {};
}

function oneOf(records: readonly CaseRecord[]): CaseRecord[] {
  const [first] = records;
  const wanted = (['failed', 'warned', 'passed'] as const).map((name) =>
    records.find(({ outcome }) => outcome === name),
  );
  return [wanted.find((each) => each !== undefined) ?? first ?? []].flat();
}

function sameRun(records: readonly RunRecord[], suite: readonly Case[]): Part[] {
  const own = kitOf(suite);
  const parts = records.map((record) => {
    const { shard, kit, runId } = record;
    if (shard === null)
      throw new MergeError(`the run ${runId} is complete and not a part; "--shard 1/2" creates a part`);
    if (!isDeepStrictEqual(kit, own)) {
      throw new MergeError(`the run ${runId} was judged by another kit (${kit.version}) or another contract than this`);
    }
    return { ...record, shard };
  });
  const [first] = parts;
  for (const part of parts) {
    const same = first?.shard.of === part.shard.of && isDeepStrictEqual(judgedBy(first), judgedBy(part));
    if (!same)
      throw new MergeError(`the runs ${first?.runId} and ${part.runId} are not parts of one run: ${why(first, part)}`);
    const twin = parts.find(({ runId, shard }) => runId !== part.runId && shard.index === part.shard.index);
    if (twin)
      throw new MergeError(`part ${part.shard.index} occurs twice: in the runs ${part.runId} and ${twin.runId}`);
  }
  if (new Set(parts.map(({ runId }) => runId)).size < parts.length) throw new MergeError('a record is named twice');
  return parts;
}

function judgedBy(part: Part) {
  const { target, classes, deviations, selected } = part;
  const { name, baseUrls } = target;
  return {
    name,
    baseUrls,
    deviations,
    selected,
    deciding: decidersOf(part),
    classes: classes.map((each) => [each.class, each.verdict]),
  };
}

function why(first: Part | undefined, { shard, target }: Part): string {
  if (first?.shard.of !== shard.of) return `one run has ${first?.shard.of} parts, the other run has ${shard.of}`;
  if (first.target.name !== target.name)
    return `one run judged "${first.target.name}", the other run judged "${target.name}"`;
  return 'their base URLs, verdicts, classes, selected cases or declared deviations differ';
}

function voidReasonOf(parts: readonly Part[], of: number): string | null {
  const there = new Set(parts.map(({ shard }) => shard.index));
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !there.has(index));
  if (missing.length > 0) return `the run has ${of} parts; missing: ${missing.join(', ')}`;
  const broken = parts.find(({ voidReason }) => voidReason !== null);
  return broken ? `part ${broken.shard.index} is void: ${broken.voidReason}` : null;
}

function mergeRedirects(parts: readonly Part[]): Redirect[] {
  const all = parts.flatMap(({ redirects = [] }) => redirects);
  const same = Map.groupBy(all, ({ operation, from, to }) => `${operation} ${from} ${to}`);
  return [...same.values()].flatMap((group) =>
    group.slice(0, 1).map((one) => ({ ...one, count: sum(group.map(({ count }) => count)) })),
  );
}

function mergeSlowdowns(parts: readonly Part[]): Slowdown | undefined {
  const all = parts.flatMap(({ slowdown }) => slowdown ?? []);
  if (all.length === 0) return undefined;
  const highest = (member: 'concurrency' | 'slowest' | 'requestTimeout') =>
    Math.max(...all.map((each) => each[member]));
  return {
    concurrency: highest('concurrency'),
    lowest: Math.min(...all.map(({ lowest }) => lowest)),
    slowest: highest('slowest'),
    unanswered: sum(all.map(({ unanswered }) => unanswered)),
    requestTimeout: highest('requestTimeout'),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
