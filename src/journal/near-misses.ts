import type { components } from '../contract/generated/sandbox.ts';
import { type OperationEntry, operationTable } from '../contract/operation.ts';

type NearMiss = components['schemas']['NearMiss'];

/** How many operations are told. */
const most = 3;

/** What is further from every operation than this is near to none: two segments that are other. */
const farthest = 2;

/** The operations that come nearest to a method and path that no operation has, and what keeps the request from them. */
export function nearMisses(method: string, url: string): NearMiss[] {
  const given = segmentsOf(url.split('?', 1)[0] ?? '');
  const [nearest, ...others] = Object.values(operationTable)
    .map((entry) => ({ entry, ...compare(given, method, entry) }))
    .sort((left, right) => left.distance - right.distance || left.entry.path.length - right.entry.path.length);
  if (!nearest || nearest.distance > farthest) return [];
  return [nearest, ...others.filter(({ distance }) => distance <= nearest.distance + 0.5)]
    .slice(0, most)
    .map(({ entry, why }) => ({ operation: entry.id, method: entry.method, path: entry.path, why: why.join('; ') }));
}

/** How far a request is from an operation: a segment counts by how much of it is other, a missing one whole, the method half. */
function compare(given: string[], method: string, entry: OperationEntry): { distance: number; why: string[] } {
  const wanted = segmentsOf(entry.path);
  const why: string[] = [];
  let distance = 0;
  for (const [at, segment] of wanted.entries()) {
    const came = given[at];
    if (came === undefined) {
      why.push(`segment ${at + 1}, ${JSON.stringify(segment)}, is missing`);
      distance += 1;
    } else if (!/^\{\w+\}$/.test(segment) && came !== segment) {
      why.push(`segment ${at + 1} is ${JSON.stringify(came)}, not ${JSON.stringify(segment)}`);
      distance += unlikeness(came, segment);
    }
  }
  const tooMany = given.slice(wanted.length);
  if (tooMany.length > 0) why.push(`${JSON.stringify(tooMany.join('/'))} is too much`);
  const isMethod = method === entry.method || (method === 'HEAD' && entry.method === 'GET');
  if (!isMethod) why.push(`it takes ${entry.method}, not ${method}`);
  return { distance: distance + tooMany.length + (isMethod ? 0 : 0.5), why };
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** 0 for equal texts, up to 1 for those that share nothing: the part of the letters that must be changed. */
function unlikeness(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  return longest > 200 ? 1 : changes(left.toLowerCase(), right.toLowerCase()) / longest;
}

/** The number of letters to add, take away or replace (Levenshtein). */
function changes(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
