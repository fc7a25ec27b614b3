import type { ImportFault, ImportPartRow, ImportRow, ImportSheetRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { departmentsAtPath } from '../departments/departments.ts';
import { unpacked } from '../spreadsheets/packed-sheet.ts';
import { columnPlaces } from './columns.ts';
import { emailsUpTo } from './emails-before.ts';
import { judgeRow, type Verdict } from './judge-row.ts';

export interface WorkedOut {
  verdicts: Verdict[];
  summary: NonNullable<ImportRow['summary']>;
  faults: ImportFault[];
}

export function workOut(tenantData: TenantData, sheet: ImportSheetRow, part: ImportPartRow, at: number): WorkedOut {
  const places = columnPlaces(sheet.head);
  const rows = unpacked(part.rows);
  const seen = emailsUpTo(tenantData, sheet, { part: part.part, rows }, places);
  const judge = { tenantData, places, at, seen, departmentIds: departmentFinder(tenantData) };
  const verdicts = rows.map((row) => judgeRow(judge, row));
  const summary = { total: verdicts.length, created: 0, updated: 0, deleted: 0, unchanged: 0, failed: 0 };
  for (const { kind } of verdicts) summary[kind] += 1;
  return { verdicts, summary, faults: verdicts.flatMap((each) => (each.kind === 'failed' ? [each.fault] : [])) };
}

function departmentFinder(tenantData: TenantData): (path: string) => string[] {
  const known = new Map<string, string[]>();
  return (path) => {
    const ids = known.get(path) ?? departmentsAtPath(tenantData, path).map(({ id }) => id);
    known.set(path, ids);
    return ids;
  };
}

export function applyVerdicts(tenantData: TenantData, verdicts: Verdict[]): void {
  const users = verdicts.flatMap((verdict) => ('user' in verdict ? [verdict.user] : []));
  tenantData.rows.users.putAll(users.map((user) => ({ ...user, id: user.id ?? tenantData.nextId('users') })));
}
