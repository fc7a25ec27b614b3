import { createHash } from 'node:crypto';
import { operationTable } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';

/** The paths whose update reads If-Match (design decision D-78). */
const taggedPaths = new Set(
  Object.values(operationTable).flatMap(({ path, answers }) => (answers[412] === undefined ? [] : [path])),
);

export function isTagged(path: string): boolean {
  return taggedPaths.has(path);
}

/** `text` is the JSON text of the whole response to a read. */
export function entityTagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Strong comparison (RFC 9110): a weak entity tag never matches. */
export function requireMatch(wanted: string, text: string): void {
  const tag = entityTagOf(text);
  if (wanted === '*' || wanted.match(/(W\/)?"[^"]*"/g)?.includes(tag)) return;
  const detail = `the resource has the entity tag ${tag}, got ${wanted}`;
  throw new Problem({ code: 'PRECONDITION FAILED', detail, source: { header: 'If-Match' } });
}
