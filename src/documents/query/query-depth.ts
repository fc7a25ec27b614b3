import { Problem } from '../../contract/problem.ts';

/** Maximum nesting depth of the operator `any` in a query (design decision D-73). */
const deepest = 3;

/** Must be called before the schema validation, because a deeply nested query can overflow the stack. */
export function requireDepth(body: unknown): void {
  const query = memberOf(body, 'query');
  const open = listOf(query).map((condition, index) => ({ condition, pointer: `/query/${index}`, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { condition, pointer, depth } = next;
    const inner = memberOf(condition, 'any');
    if (inner === undefined) continue;
    if (depth === deepest) throw tooDeep(`${pointer}/any`);
    listOf(inner).forEach((each, index) => {
      open.push({ condition: each, pointer: `${pointer}/any/${index}`, depth: depth + 1 });
    });
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function tooDeep(pointer: string): Problem {
  const detail = `${pointer}: at most three conditions with any may be nested; this is the fourth`;
  return new Problem({ code: 'QUERY TOO DEEP', detail, source: { pointer } });
}
