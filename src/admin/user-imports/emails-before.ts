import type { SheetRow } from '../../../spreadsheets/sheet-reader.ts';
import type { ImportSheetRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { unpacked } from '../spreadsheets/packed-sheet.ts';
import { emailIn } from './cells.ts';
import type { ColumnPlaces } from './columns.ts';
import { partOf } from './import-parts.ts';

interface Emails {
  rows: Map<string, number>;
  parts: number;
}

/** An e-mail address must not occur in two rows of a spreadsheet, even if the rows belong to different batches. */
const known = new WeakMap<ImportSheetRow, Emails>();

export function forgetEmails(sheet: ImportSheetRow): void {
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
