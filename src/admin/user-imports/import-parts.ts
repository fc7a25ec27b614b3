import { findById } from '../../tenant/ids.ts';
import type { ImportFault, ImportPartRow, ImportSheetRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { type PackedSheet, packed, unpacked } from '../spreadsheets/packed-sheet.ts';

const steps = ['summaryFaults', 'runFaults'] as const;

export type FaultsOf = (typeof steps)[number];

export function putSheet(tenantData: TenantData, id: string, { head, rowCount, parts }: PackedSheet): void {
  tenantData.rows.importSheets.put({ id, head, rowCount });
  tenantData.rows.importParts.putAll(parts.map((rows, part) => ({ ...nameOf(id, part), ...noFaults, rows })));
}

const noFaults = { summaryFaults: null, runFaults: null };

function nameOf(importId: string, part: number) {
  return { id: `${importId}/${part}`, importId, part };
}

export function partOf(tenantData: TenantData, { id }: ImportSheetRow, part: number): ImportPartRow {
  const found = tenantData.rows.importParts.get(nameOf(id, part).id);
  if (!found) throw new Error(`the import ${id} has no part ${part}`);
  return found;
}

export function putFaults(
  tenantData: TenantData,
  part: ImportPartRow,
  step: FaultsOf,
  faults: readonly ImportFault[],
): void {
  if (faults.length === 0) return;
  tenantData.rows.importParts.put({
    ...part,
    [step]: faults.map(({ row, column, reason }) => ({ row, column, reason })),
  });
}

/** Keeps batches with invalid rows, which clients can still download. */
export function dropParts(tenantData: TenantData, id: string, interrupted?: FaultsOf): void {
  const { importParts, importSheets } = tenantData.rows;
  const complete = steps.filter((step) => step !== interrupted);
  const isShown = (part: ImportPartRow) => complete.some((step) => part[step]);
  const parts = partsOf(tenantData, id);
  importParts.deleteAll(parts.filter((part) => !isShown(part)).map((part) => part.id));
  if (!interrupted) return;
  const partial = parts.filter((part) => isShown(part) && part[interrupted]);
  importParts.putAll(partial.map((part) => ({ ...part, [interrupted]: null })));
  const sheet = findById(importSheets, id);
  if (sheet?.[interrupted]) importSheets.put({ ...sheet, [interrupted]: null });
}

export function* faultsOf(
  tenantData: TenantData,
  { id, ...sheet }: ImportSheetRow,
  step: FaultsOf,
): Generator<ImportFault> {
  yield* sheet[step] ?? [];
  for (const part of partsOf(tenantData, id)) yield* faultsIn(part, step);
}

export function hasFaults(tenantData: TenantData, sheet: ImportSheetRow, step: FaultsOf): boolean {
  return !faultsOf(tenantData, sheet, step).next().done;
}

function faultsIn(part: ImportPartRow, step: FaultsOf): ImportFault[] {
  const faults = part[step] ?? [];
  if (faults.length === 0) return [];
  const cellsOf = new Map(unpacked(part.rows).map(({ row, cells }) => [row, cells]));
  return faults.map((fault) => ({ ...fault, cells: cellsOf.get(fault.row) ?? [] }));
}

function partsOf({ rows: { importParts } }: TenantData, id: string): ImportPartRow[] {
  return importParts.find('byImport', [Number(id)]);
}

/** Divides the rows of a spreadsheet into batches. Only old sandbox versions stored spreadsheets without batches. */
export function inParts(
  tenantData: TenantData,
  sheet: ImportSheetRow,
  step: FaultsOf,
  found?: ImportFault[],
): ImportSheetRow {
  const { id, head, rows } = sheet;
  if (!rows || rows.length === 0) return sheet;
  putSheet(tenantData, id, packed({ head, rows }));
  const { summaryFaults = null, runFaults = null } = sheet;
  const moved = { id, head, rowCount: rows.length, summaryFaults, runFaults, ...(found && { [step]: found }) };
  tenantData.rows.importSheets.put(moved);
  return moved;
}
