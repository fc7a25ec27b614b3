import { columnName, type SheetRow } from '../../../spreadsheets/sheet-reader.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { ImportFault, RoleRow, UserRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { cleanCell, emailIn, malformedEmail } from './cells.ts';
import type { ColumnName, ColumnPlaces } from './columns.ts';
import { splitPaths } from './department-paths.ts';

export type Verdict =
  | { kind: 'created' | 'updated' | 'deleted'; user: Omit<UserRow, 'id'> & { id: string | null } }
  | { kind: 'unchanged' }
  | { kind: 'failed'; fault: ImportFault };

export interface Judge {
  tenantData: TenantData;
  places: ColumnPlaces;
  /** Time of the user import on the tenant's simulated clock, in milliseconds since 1970. */
  at: number;
  seen: ReadonlyMap<string, number>;
  departmentIds: (path: string) => string[];
}

/** Errors of formulas, as spreadsheet programs store them in XLSX and CSV files. */
const errorValue = /^(#(N\/A|GETTING_DATA|[A-Z0/]+[!?])|Err:\d{3})$/;

class RowFault extends Error {
  readonly column: ColumnName;

  constructor(column: ColumnName, reason: string) {
    super(reason);
    this.column = column;
  }
}

/** Reports only the first error of a spreadsheet row (design decision D-27). */
export function judgeRow(judge: Judge, { row, cells }: SheetRow): Verdict {
  const text = (column: ColumnName) => {
    const place = judge.places[column] ?? -1;
    const value = cleanCell(cells[place] ?? '');
    if (errorValue.test(value))
      throw new RowFault(column, `cell ${columnName(place + 1)}${row} contains the error value ${value}`);
    return value || undefined;
  };
  try {
    const email = requireEmail(judge, row, text('email') && emailIn(cells, judge.places));
    return compare(judge, judge.tenantData.rows.users.first('byEmail', [email.toLowerCase()]), email, text);
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    return { kind: 'failed', fault: { row, column: error.column, reason: error.message, cells } };
  }
}

function requireEmail({ seen }: Judge, row: number, email: string | undefined): string {
  if (email === undefined) throw new RowFault('email', 'the e-mail address is missing');
  const first = seen.get(email.toLowerCase());
  if (first !== undefined && first !== row)
    throw new RowFault('email', `the e-mail address is already in row ${first}`);
  const fault = malformedEmail(email);
  if (fault) throw new RowFault('email', fault);
  return email;
}

type Text = (column: ColumnName) => string | undefined;

function compare(judge: Judge, before: UserRow | undefined, email: string, text: Text): Verdict {
  const from = before ?? newUser(email, judge.at);
  const departments = text('departments');
  const role = text('role');
  const after = {
    ...from,
    firstName: text('firstName') ?? from.firstName,
    lastName: text('lastName') ?? from.lastName,
    jobTitle: text('jobTitle') ?? from.jobTitle,
    departments: departments === undefined ? from.departments : departmentsOf(judge, from.departments, departments),
    roleId: role === undefined ? from.roleId : roleOf(judge, from.roleId, role).id,
    ...deletion(from, text('deleted'), judge.at),
  };
  if (!before) return { kind: 'created', user: after };
  if (after.status !== from.status && after.status === 'deleted') return { kind: 'deleted', user: after };
  return JSON.stringify(after) === JSON.stringify(from) ? { kind: 'unchanged' } : { kind: 'updated', user: after };
}

function newUser(email: string, at: number): Omit<UserRow, 'id'> & { id: string | null } {
  return {
    id: null,
    email,
    firstName: null,
    lastName: null,
    jobTitle: null,
    status: 'active',
    roleId: null,
    departments: [],
    lastLogin: null,
    createdAt: timestamp(at),
    deletedAt: null,
  };
}

/** Of several departments with the path, uses those of the user. Throws if the user belongs to none of them. */
function departmentsOf({ departmentIds }: Judge, before: string[], cell: string): string[] {
  const ids = splitPaths(cell).flatMap((path) => {
    const named = departmentIds(path);
    if (named.length === 0) throw new RowFault('departments', `no department has the path ${JSON.stringify(path)}`);
    const meant = named.length === 1 ? named : named.filter((id) => before.includes(id));
    if (meant.length > 0) return meant;
    const several = `the path ${JSON.stringify(path)} names the departments ${named.join(' and ')}`;
    throw new RowFault('departments', several);
  });
  return [...new Set(ids)].sort((left, right) => Number(left) - Number(right));
}

/** Finds a role by its name. If several roles have the name, prefers the user's current role. */
function roleOf({ tenantData: { rows } }: Judge, before: string | null, name: string): RoleRow {
  const named = rows.roles.find('byName', [name]);
  const role = named.find(({ id }) => id === before) ?? named[0];
  if (role) return role;
  throw new RowFault('role', `no role has the name ${JSON.stringify(name)}`);
}

function deletion(
  { status, deletedAt }: Pick<UserRow, 'status' | 'deletedAt'>,
  given: string | undefined,
  at: number,
): Pick<UserRow, 'status' | 'deletedAt'> {
  if (given === undefined) return { status, deletedAt };
  const said = given.toLowerCase();
  if (said === 'no') return { status: 'active', deletedAt: null };
  if (said === 'yes') return { status: 'deleted', deletedAt: deletedAt ?? timestamp(at) };
  throw new RowFault('deleted', `deleted must be yes or no, got ${JSON.stringify(given)}`);
}
