import type { ImportSheetRow } from '../../world/rows.ts';
import { trimmed } from '../../world/trimmed.ts';
import type { World } from '../../world/world.ts';
import { unpacked } from '../spreadsheets/packed-sheet.ts';
import type { ColumnPlaces } from './columns.ts';
import { partOf } from './import-parts.ts';

/** The row in which each e-mail address, in lower case, stands first in the parts that were read so far. */
interface Emails {
  rows: Map<string, number>;
  parts: number;
}

/** By sheet, because the parts of a sheet are applied one after the other. A part that was read does not change. */
const known = new WeakMap<ImportSheetRow, Emails>();

/** Frees the memory once the import has ended. */
export function forgetEmails(sheet: ImportSheetRow): void {
  known.delete(sheet);
}

/** The rows in which e-mail addresses stand first, in the parts of a sheet up to this one. */
export function emailsUpTo(
  world: World,
  sheet: ImportSheetRow,
  part: number,
  { email: place = -1 }: ColumnPlaces,
): ReadonlyMap<string, number> {
  const emails = known.get(sheet) ?? { rows: new Map<string, number>(), parts: 0 };
  known.set(sheet, emails);
  for (; emails.parts <= part; emails.parts++) {
    for (const { row, cells } of unpacked(partOf(world, sheet, emails.parts).rows)) {
      const email = trimmed(cells[place] ?? '').toLowerCase();
      if (email && !emails.rows.has(email)) emails.rows.set(email, row);
    }
  }
  return emails.rows;
}
