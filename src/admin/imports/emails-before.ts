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
 * Caches the e-mail addresses of each imported spreadsheet.
 * A user import reads a spreadsheet in several parts and needs the e-mail addresses of the earlier parts again.
 * The spreadsheet content never changes after the upload, so the cached addresses stay valid.
 */
const known = new WeakMap<ImportSheetRow, Emails>();

/** Removes the cached e-mail addresses of a spreadsheet that the user import no longer needs. */
export function forgetEmails(sheet: ImportSheetRow): void {
  known.delete(sheet);
}

/**
 * Maps each e-mail address to the number of the first spreadsheet row that contains the address.
 * The returned map covers all spreadsheet rows up to the end of the given part (a group of rows).
 * The caller passes the parsed rows of the given part, because parsing the same rows again would be slow.
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
