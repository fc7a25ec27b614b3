import type { ImportFault, ImportPartRow, ImportSheetRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { type PackedSheet, packed, unpacked } from '../spreadsheets/packed-sheet.ts';

/** Which step of an import found the faults. */
export type FaultsOf = 'summaryFaults' | 'runFaults';

/** Stores the sheet of an import, its rows in parts: each step reads and writes one part only. */
export function putSheet(world: World, id: string, { head, rowCount, parts }: PackedSheet): void {
  world.rows.importSheets.put({ id, head, rowCount });
  world.rows.importParts.putAll(parts.map((rows, part) => ({ ...nameOf(id, part), ...noFaults, rows })));
}

const noFaults = { summaryFaults: null, runFaults: null };

function nameOf(importId: string, part: number) {
  return { id: `${importId}/${part}`, importId, part };
}

export function partOf(world: World, { id }: ImportSheetRow, part: number): ImportPartRow {
  const found = world.rows.importParts.get(nameOf(id, part).id);
  if (!found) throw new Error(`the import ${id} has no part ${part}`);
  return found;
}

/** Stores the rows of a part that are at fault. */
export function putFaults(world: World, part: ImportPartRow, step: FaultsOf, faults: readonly ImportFault[]): void {
  if (faults.length === 0) return;
  world.rows.importParts.put({ ...part, [step]: faults.map(({ row, column, reason }) => ({ row, column, reason })) });
}

/** Removes the rows of an import that has ended. Parts with faults stay, because their rows are shown with the faults. */
export function dropParts(world: World, id: string): void {
  const { importParts } = world.rows;
  const done = partsOf(world, id).filter(({ summaryFaults, runFaults }) => !summaryFaults && !runFaults);
  importParts.deleteAll(done.map((part) => part.id));
}

/** The rows at fault that a step of an import found, read part by part. */
export function* faultsOf(world: World, { id, ...sheet }: ImportSheetRow, step: FaultsOf): Generator<ImportFault> {
  yield* sheet[step] ?? [];
  for (const part of partsOf(world, id)) yield* faultsIn(part, step);
}

export function hasFaults(world: World, sheet: ImportSheetRow, step: FaultsOf): boolean {
  return !faultsOf(world, sheet, step).next().done;
}

function faultsIn(part: ImportPartRow, step: FaultsOf): ImportFault[] {
  const faults = part[step] ?? [];
  if (faults.length === 0) return [];
  const cellsOf = new Map(unpacked(part.rows).map(({ row, cells }) => [row, cells]));
  return faults.map((fault) => ({ ...fault, cells: cellsOf.get(fault.row) ?? [] }));
}

function partsOf({ rows: { importParts } }: World, id: string): ImportPartRow[] {
  return importParts.find('byImport', [Number(id)]);
}

/** A sheet that an older kit stored has its rows in itself: they move into parts, and what was found so far stays. */
export function inParts(world: World, sheet: ImportSheetRow, step: FaultsOf, found?: ImportFault[]): ImportSheetRow {
  const { id, head, rows } = sheet;
  if (!rows || rows.length === 0) return sheet;
  putSheet(world, id, packed({ head, rows }));
  const { summaryFaults = null, runFaults = null } = sheet;
  const moved = { id, head, rowCount: rows.length, summaryFaults, runFaults, ...(found && { [step]: found }) };
  world.rows.importSheets.put(moved);
  return moved;
}
