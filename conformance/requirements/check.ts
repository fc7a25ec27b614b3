import { isObject } from '../json.ts';
import { claimOf } from './claims.ts';
import { readShape, rowPlace } from './row-shape.ts';
import type { RegisterRow } from './rows.ts';

export function checkRegister(
  rows: readonly RegisterRow[],
  caseRequirementIds: readonly string[],
  operationIds: readonly string[],
): string[] {
  const judged = new Set(caseRequirementIds);
  const operations = new Set(operationIds);
  const known = new Set(rows.map(idOf));
  return [
    ...rows.flatMap((row) => rowFaults(row, judged, operations).map((fault) => `${rowPlace(row)}: ${fault}`)),
    ...doubled(rows),
    ...[...judged]
      .filter((id) => !known.has(id))
      .map((id) => `a case names "${id}", which is not a requirement of the register`),
  ];
}

function rowFaults(row: RegisterRow, judged: ReadonlySet<string>, operations: ReadonlySet<string>): string[] {
  const shape = readShape(row);
  if ('faults' in shape) return shape.faults;
  const { id, claims, untestable, operations: named = [] } = shape.fields;
  const strangers = named.filter((name) => !operations.has(name));
  return [
    ...strangers.map((name) => `"${name}" is not an operation of the contract`),
    ...claims.filter((claim) => !claimOf(claim)).map((claim) => `"${claim}" is not a claim of openapi/claims.yaml`),
    ...(judged.has(id) || untestable ? [] : ['no case judges the requirement, and it has no "untestable" reason']),
    ...(judged.has(id) && untestable ? ['a case judges the requirement although it is "untestable"'] : []),
  ];
}

function doubled(rows: readonly RegisterRow[]): string[] {
  const first = new Map<string, RegisterRow>();
  return rows.flatMap((row) => {
    const id = idOf(row);
    const earlier = id === undefined ? undefined : first.get(id);
    if (id !== undefined && !earlier) first.set(id, row);
    return earlier ? [`${rowPlace(row)}: the id is taken by ${earlier.file}:${earlier.line}`] : [];
  });
}

function idOf({ value }: RegisterRow): string | undefined {
  return isObject(value) && typeof value['id'] === 'string' ? value['id'] : undefined;
}
