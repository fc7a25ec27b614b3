import type { ImportFault, ImportPartRow, ImportRow, ImportSheetRow } from '../../tenant/rows.ts';
import type { World } from '../../tenant/world.ts';
import { departmentsAtPath } from '../departments/departments.ts';
import { unpacked } from '../spreadsheets/packed-sheet.ts';
import { columnPlaces } from './columns.ts';
import { emailsUpTo } from './emails-before.ts';
import { judgeRow, type Verdict } from './judge-row.ts';

export interface WorkedOut {
  verdicts: Verdict[];
  summary: NonNullable<ImportRow['summary']>;
  /** Errors of the invalid spreadsheet rows, in the order of the rows. */
  faults: ImportFault[];
}

/** Validates one batch of spreadsheet rows without changing any user. */
export function workOut(world: World, sheet: ImportSheetRow, part: ImportPartRow, at: number): WorkedOut {
  const places = columnPlaces(sheet.head);
  const rows = unpacked(part.rows);
  const seen = emailsUpTo(world, sheet, { part: part.part, rows }, places);
  const judge = { world, places, at, seen, departmentIds: departmentFinder(world) };
  const verdicts = rows.map((row) => judgeRow(judge, row));
  const summary = { total: verdicts.length, created: 0, updated: 0, deleted: 0, unchanged: 0, failed: 0 };
  for (const { kind } of verdicts) summary[kind] += 1;
  return { verdicts, summary, faults: verdicts.flatMap((each) => (each.kind === 'failed' ? [each.fault] : [])) };
}

function departmentFinder(world: World): (path: string) => string[] {
  const known = new Map<string, string[]>();
  return (path) => {
    const ids = known.get(path) ?? departmentsAtPath(world, path).map(({ id }) => id);
    known.set(path, ids);
    return ids;
  };
}

/** Stores the changes of the validated spreadsheet rows: created, updated and deleted users. */
export function applyVerdicts(world: World, verdicts: Verdict[]): void {
  const users = verdicts.flatMap((verdict) => ('user' in verdict ? [verdict.user] : []));
  world.rows.users.putAll(users.map((user) => ({ ...user, id: user.id ?? world.nextId('users') })));
}
