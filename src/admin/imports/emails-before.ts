import type { ImportSheetRow } from '../../world/rows.ts';
import { trimmed } from '../../world/trimmed.ts';
import type { World } from '../../world/world.ts';
import { unpacked } from '../spreadsheets/packed-sheet.ts';
import type { SheetRow } from '../spreadsheets/sheet.ts';
import type { ColumnPlaces } from './columns.ts';
import { partOf } from './import-parts.ts';

/** Maps each lower-case e-mail address to the number of the first spreadsheet row that contains the address. */
interface Emails {
  rows: Map<string, number>;
  parts: number;
}

/**
 * Caches the e-mail addresses of each sheet, because an import reads the parts of a sheet one after another.
 * The content of a part never changes, so cached addresses stay valid.
 */
const known = new WeakMap<ImportSheetRow, Emails>();

/** Frees the cached e-mail addresses of a sheet after its last part is processed, or when the import ends. */
export function forgetEmails(sheet: ImportSheetRow): void {
  known.delete(sheet);
}

/**
 * Returns the row number in which each e-mail address first occurs, up to and including the given part of the sheet.
 * The caller passes the parsed rows of this part, so that they are not parsed twice.
 */
export function emailsUpTo(
  world: World,
  sheet: ImportSheetRow,
  { part, rows: current }: { part: number; rows: readonly SheetRow[] },
  { email: place = -1 }: ColumnPlaces,
): ReadonlyMap<string, number> {
  const emails = known.get(sheet) ?? { rows: new Map<string, number>(), parts: 0 };
  known.set(sheet, emails);
  for (; emails.parts <= part; emails.parts++) {
    const rows = emails.parts === part ? current : unpacked(partOf(world, sheet, emails.parts).rows);
    for (const { row, cells } of rows) {
      const email = trimmed(cells[place] ?? '').toLowerCase();
      if (email && !emails.rows.has(email)) emails.rows.set(email, row);
    }
  }
  return emails.rows;
}
