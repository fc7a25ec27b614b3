import type { SheetRow } from '../../../spreadsheets/sheet-reader.ts';
import { codeTitle } from '../../contract/problem.ts';
import { isMovedByTime, moveTo } from '../../contract/state-machine.ts';
import { schedule, schedulePlanned, unschedule } from '../../jobs/due.ts';
import { jobPlanOf } from '../../jobs/plan.ts';
import { timestamp } from '../../tenant/clock.ts';
import { findById } from '../../tenant/ids.ts';
import type { ImportFault, ImportPartRow, ImportProgress, ImportRow, ImportSheetRow } from '../../tenant/rows.ts';
import { spend } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { departmentsAtPath } from '../departments/departments.ts';
import { type PackedSheet, rowsPerPart, unpacked } from '../spreadsheets/packed-sheet.ts';
import { emailIn } from './cells.ts';
import { type ColumnPlaces, columnPlaces } from './columns.ts';
import { dropParts, type FaultsOf, inParts, partOf, putFaults, putSheet } from './import-parts.ts';
import { judgeRow, type Verdict } from './judge-row.ts';

const machine = 'user-import';

/** Simulated duration of importing one batch of spreadsheet rows, in milliseconds. */
const pause = 20;

/** Estimated CPU cost of importing one spreadsheet row. Reading one character of text has the cost 1. */
const rowCost = 4_000;

const kinds = { pending: 'user-import', summarizing: 'user-import-summary' } as const;

export interface ReadFile {
  fileName: string;
  sheet: PackedSheet;
}

export function submitImport(
  tenantData: TenantData,
  status: keyof typeof kinds,
  file: ReadFile,
  now: number,
): ImportRow {
  columnPlaces(file.sheet.head, file.sheet.name);
  const process: ImportRow = {
    id: tenantData.nextId('imports'),
    status,
    fileName: file.fileName,
    createdAt: timestamp(now),
    updatedAt: timestamp(now),
    acknowledgedAt: null,
    summary: null,
    errors: [],
    plan: jobPlanOf(tenantData, kinds[status]),
    polls: 0,
    worked: null,
  };
  tenantData.rows.imports.put(process);
  putSheet(tenantData, process.id, file.sheet);
  scheduleSteps(tenantData, process, now);
  return process;
}

function scheduleSteps(tenantData: TenantData, { id, status, plan }: ImportRow, now: number): void {
  schedulePlanned(tenantData, { machine, subject: id, at: now }, plan, status === 'pending' ? 2 : 1);
}

export function runAcknowledged(tenantData: TenantData, before: ImportRow, now: number): ImportRow {
  const time = timestamp(now);
  const plan = jobPlanOf(tenantData, kinds.pending);
  const process: ImportRow = {
    ...before,
    status: move(before, 'processing'),
    updatedAt: time,
    acknowledgedAt: time,
    plan,
    polls: 0,
  };
  tenantData.rows.imports.put(process);
  scheduleSteps(tenantData, process, now);
  return process;
}

/** After a completed preview, clients can download the invalid rows even if the import is cancelled. */
export function callOff(tenantData: TenantData, before: ImportRow, now: number): ImportRow {
  unschedule(tenantData, machine, before.id);
  return end(tenantData, { ...before, worked: null, status: move(before, 'cancelled') }, now, stepOf(before));
}

export function pollImport(tenantData: TenantData, process: ImportRow, now: number): ImportRow {
  if (process.plan.mode !== 'polls' || !isAtWork(process)) return process;
  const polled = { ...process, polls: process.polls + 1 };
  tenantData.rows.imports.put(polled);
  if (polled.status === 'pending') advanceUserImport(tenantData, process.id, now);
  if (polled.polls >= polled.plan.polls) advanceUserImport(tenantData, process.id, now);
  return findById(tenantData.rows.imports, process.id) ?? polled;
}

function isAtWork({ status }: ImportRow): boolean {
  return isMovedByTime('UserImportStatus', status);
}

/** Does nothing if the user import has ended or waits for a client's confirmation (design decision D-30). */
export function advanceUserImport(tenantData: TenantData, id: string, at: number): void {
  const process = findById(tenantData.rows.imports, id);
  const sheet = findById(tenantData.rows.importSheets, id);
  if (!process || !sheet || !isAtWork(process)) return;
  if (process.status === 'pending') {
    tenantData.rows.imports.put({ ...process, status: move(process, 'processing'), updatedAt: timestamp(at) });
    return;
  }
  unschedule(tenantData, machine, id);
  if (process.plan.outcome === 'fail') breakOff(tenantData, process, at);
  else workOn(tenantData, process, sheet, at);
}

function workOn(tenantData: TenantData, process: ImportRow, stored: ImportSheetRow, at: number): void {
  const { rows: from = 0, summary: before, faults } = process.worked ?? {};
  const step = stepOf(process);
  const sheet = inParts(tenantData, stored, step, faults);
  spend(rowCost * Math.min(rowsPerPart, (sheet.rowCount ?? 0) - from));
  const found = judged(tenantData, sheet, from, at);
  if (found && step === 'runFaults') applyVerdicts(tenantData, found.verdicts);
  if (found) putFaults(tenantData, found.part, step, found.faults);
  const summary = found ? together(before, found.summary) : (before ?? nothing);
  if (from + rowsPerPart >= (sheet.rowCount ?? 0)) {
    forgetEmails(sheet);
    finish(tenantData, { ...process, worked: null }, summary, at);
  } else {
    tenantData.rows.imports.put({ ...process, worked: { rows: from + rowsPerPart, summary } });
    schedule(tenantData, machine, process.id, at + (process.plan.mode === 'after' ? pause : 0));
  }
}

function judged(tenantData: TenantData, sheet: ImportSheetRow, from: number, at: number) {
  if (from >= (sheet.rowCount ?? 0)) return undefined;
  const part = partOf(tenantData, sheet, Math.floor(from / rowsPerPart));
  return { part, ...workOut(tenantData, sheet, part, at) };
}

const nothing: Summary = { total: 0, created: 0, updated: 0, deleted: 0, unchanged: 0, failed: 0 };

type Summary = ImportProgress['summary'];

function together(before: Summary | undefined, summary: Summary): Summary {
  if (!before) return summary;
  const kinds = Object.keys(summary) as (keyof Summary)[];
  const sum = { ...summary };
  for (const kind of kinds) sum[kind] += before[kind];
  return sum;
}

function finish(tenantData: TenantData, process: ImportRow, summary: Summary, at: number): void {
  if (process.status === 'summarizing') {
    const status = move(process, 'awaiting acknowledgement');
    tenantData.rows.imports.put({ ...process, status, summary, updatedAt: timestamp(at) });
    return;
  }
  const status = move(process, summary.failed > 0 ? 'completed with errors' : 'completed');
  end(tenantData, { ...process, status, summary }, at);
}

function breakOff(tenantData: TenantData, process: ImportRow, at: number): void {
  const code = process.plan.code ?? 'JOB FAILED';
  const error = { code, title: codeTitle('JOB FAILED'), detail: 'the job plan lets this import fail' };
  const failed = { ...process, status: move(process, 'failed'), summary: null, errors: [error], worked: null };
  end(tenantData, failed, at, stepOf(process));
}

function stepOf({ status }: ImportRow): FaultsOf {
  return status === 'summarizing' ? 'summaryFaults' : 'runFaults';
}

function move(process: ImportRow, to: ImportRow['status']): ImportRow['status'] {
  return moveTo('UserImportStatus', process.status, to);
}

function end(tenantData: TenantData, process: ImportRow, at: number, interrupted?: FaultsOf): ImportRow {
  const ended = { ...process, updatedAt: timestamp(at) };
  tenantData.rows.imports.put(ended);
  dropParts(tenantData, process.id, interrupted);
  const sheet = findById(tenantData.rows.importSheets, process.id);
  if (sheet) forgetEmails(sheet);
  return ended;
}

interface WorkedOut {
  verdicts: Verdict[];
  summary: NonNullable<ImportRow['summary']>;
  faults: ImportFault[];
}

function workOut(tenantData: TenantData, sheet: ImportSheetRow, part: ImportPartRow, at: number): WorkedOut {
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

function applyVerdicts(tenantData: TenantData, verdicts: Verdict[]): void {
  const users = verdicts.flatMap((verdict) => ('user' in verdict ? [verdict.user] : []));
  tenantData.rows.users.putAll(users.map((user) => ({ ...user, id: user.id ?? tenantData.nextId('users') })));
}

interface Emails {
  rows: Map<string, number>;
  parts: number;
}

/** An e-mail address must not occur in two rows of a spreadsheet, even if the rows belong to different batches. */
const known = new WeakMap<ImportSheetRow, Emails>();

function forgetEmails(sheet: ImportSheetRow): void {
  known.delete(sheet);
}

export function emailsUpTo(
  tenantData: TenantData,
  sheet: ImportSheetRow,
  { part, rows: current }: { part: number; rows: readonly SheetRow[] },
  places: ColumnPlaces,
): ReadonlyMap<string, number> {
  const emails = known.get(sheet) ?? { rows: new Map<string, number>(), parts: 0 };
  known.set(sheet, emails);
  for (; emails.parts <= part; emails.parts++) {
    const rows = emails.parts === part ? current : unpacked(partOf(tenantData, sheet, emails.parts).rows);
    for (const { row, cells } of rows) {
      const email = emailIn(cells, places).toLowerCase();
      if (!emails.rows.has(email)) emails.rows.set(email, row);
    }
  }
  return emails.rows;
}
