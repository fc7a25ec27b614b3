import { type InputViolation, Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';

/** The spreadsheet columns of user import and export, in the order of the export (design decisions D-26 and D-27). */
export const columns = [
  { name: 'email', width: 36 },
  { name: 'firstName', width: 16 },
  { name: 'lastName', width: 16 },
  { name: 'jobTitle', width: 28 },
  { name: 'departments', width: 48 },
  { name: 'role', width: 24 },
  { name: 'deleted', width: 10 },
] as const;

export type ColumnName = (typeof columns)[number]['name'];

export type ColumnPlaces = Readonly<Partial<Record<ColumnName, number>>>;

/** Column names are compared ignoring case, white space and invisible characters. */
function folded(name: string): string {
  return name.replace(/[\p{White_Space}\p{Cf}]/gu, '').toLowerCase();
}

/** Throws if the column `email` is missing or if a known column occurs twice. */
export function columnPlaces(head: readonly string[], sheet?: string): ColumnPlaces {
  const places: Partial<Record<ColumnName, number>> = {};
  const faults: InputViolation[] = [];
  for (const [place, given] of head.entries()) {
    const column = columns.find(({ name }) => name.toLowerCase() === folded(given));
    if (!column) continue;
    if (places[column.name] !== undefined) faults.push(doubled(column.name));
    places[column.name] ??= place;
  }
  if (places.email === undefined) faults.push(withoutEmail(head, sheet));
  const [first, ...others] = faults;
  if (first) throw new Problem([first, ...others]);
  return places;
}

const source = { pointer: '/file' };

function doubled(name: string): InputViolation {
  return { code: 'INVALID VALUE', detail: `the first row must contain the column name "${name}" only once`, source };
}

function withoutEmail(head: readonly string[], sheet: string | undefined): InputViolation {
  const named = head.filter((name) => name !== '').join(', ') || 'nothing';
  const place = sheet === undefined ? '' : ` of the sheet ${shown(sheet)}`;
  const isOneColumn = head.length === 1 && /email\s|\semail/i.test(named);
  const advice = isOneColumn ? '. Separate the columns with commas, semicolons, tabs or vertical bars' : '';
  const detail = `the first row${place} must contain the column name "email", but contains ${named.slice(0, 200)}${advice}`;
  return { code: 'IMPORT COLUMN MISSING', detail, source };
}
