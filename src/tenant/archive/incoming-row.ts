import { limits } from '../../contract/generated/limits.ts';
import { isTooDeep } from '../../contract/json-size.ts';
import { shown } from '../../contract/shown.ts';
import { responses } from '../../contract/validators.ts';
import type { CollectionName, Collections } from '../collections.ts';
import { rowFaults, SeedFault, unknownMember } from '../row-faults.ts';
import type { ImportPartRow, JobRow } from '../rows.ts';
import { trimmed } from '../trimmed.ts';

type RowOf<Name extends CollectionName> = ReturnType<Collections[Name]['list']>[number];

/** The response, the JSON pointer of the row in the body, and the body. */
type Seen = [response: string, pointer: string, body: unknown];

const admin = 'application/vnd.api+json';
const json = 'application/json';
const self = '/';
const page = { links: { first: self, prev: null, next: null, last: self }, meta: { total: 1 } };

function resource(operation: string, type: string, { id }: { id: string }, attributes: object): Seen {
  return [`${operation} 200 ${admin}`, '/data/attributes', { data: { type, id, attributes, links: { self } } }];
}

function listed(operation: string, type: string, { id }: { id: string }, attributes: object): Seen {
  return [`${operation} 200 ${admin}`, '/data/0/attributes', { data: [{ type, id, attributes }], ...page }];
}

/** The responses in which clients see the rows. Computed properties have placeholder values. */
const seen: { readonly [Name in CollectionName]?: (row: RowOf<Name>) => Seen } = {
  departments: (row) =>
    resource('readDepartment', 'departments', row, { ...row, path: 'path', depth: 1, memberCount: 0 }),
  users: (row) => listed('listUsers', 'users', row, { ...row, fullName: 'name', roleName: null }),
  roles: (row) => listed('listRoles', 'roles', row, { ...row, type: 'custom' }),
  jobs: (row) => resource('readJob', 'jobs', row, row),
  imports: (row) => resource('readUserImport', 'user-import-processes', row, row),
  fields: (row) => [`listFields 200 ${json}`, '/fields/0', { count: 1, fields: [row] }],
  provisions: (row) => [`listProvisions 200 ${json}`, '/provisions/0', { count: 1, provisions: [row] }],
  provisionRecords: (row) => [`readProvisionRecord 200 ${json}`, '', row],
  documents: (row) => [`readDocument 200 ${json}`, '', row],
};

/** Headers and URLs cannot contain half of a surrogate pair. */
const encodable = { wanted: 'a text of valid Unicode', fits: (text: string | null) => text?.isWellFormed() ?? true };

const folderPath = {
  wanted: 'a path in valid Unicode that begins with "/"',
  fits: (text: string | null) => text?.startsWith('/') === true && text.isWellFormed(),
};

const departmentName = {
  wanted: `a text of 1 to ${limits.departmentName} characters without "//", not only white space`,
  fits: (text: string | null) =>
    text !== null && !text.includes('//') && trimmed(text) !== '' && [...text].length <= limits.departmentName,
};

type Rules = Readonly<Record<string, typeof encodable>>;

/** Rules of requests that the schemas of responses do not state. */
const rules: Readonly<Partial<Record<CollectionName, Rules>>> = {
  departments: { name: departmentName },
  folders: { name: encodable, path: folderPath },
  imports: { fileName: encodable },
  documents: { name: encodable, docId: encodable, path: encodable },
};

/** The schema of a row with the schemas of the values inside: the payload of a job, and the JSON of an import. */
export function storedRowFaults(name: CollectionName, row: unknown): SeedFault[] {
  const faults = rowFaults(name, row);
  if (faults.some(({ message }) => message !== unknownMember)) return faults;
  if (name === 'jobs') {
    const { kind, payload } = row as JobRow;
    return [...faults, ...rowFaults(`payload ${kind}`, payload, ['payload'])];
  }
  return name === 'importParts'
    ? [...faults, ...rowFaults('sheet rows', parsed((row as ImportPartRow).rows), ['rows'])]
    : faults;
}

/** The schema refuses undefined. */
function parsed(value: string): unknown {
  if (isTooDeep(Buffer.from(value))) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Without this check, an archive or a seed could store a row that no valid response can contain. */
export function incomingFaults<Name extends CollectionName>(name: Name, row: unknown): SeedFault[] {
  const faults = storedRowFaults(name, row);
  if (faults.length > 0) return faults;
  const texts = row as Readonly<Record<string, string | null>>;
  const own: Rules = rules[name] ?? {};
  const broken = Object.entries(own).flatMap(([member, { wanted, fits }]) =>
    fits(texts[member] ?? null) ? [] : [new SeedFault([member], `must be ${wanted}, got ${shown(texts[member])}`)],
  );
  return [...broken, ...contractFaults(name, row as RowOf<Name>)];
}

function contractFaults<Name extends CollectionName>(name: Name, row: RowOf<Name>): SeedFault[] {
  const [response = '', pointer = '', body] = seen[name]?.(row) ?? [];
  const validate = responses()[response];
  if (!validate || validate(body)) return [];
  // The response validators refuse properties that only the sandbox stores. The row shapes refuse unknown properties.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'additionalProperties');
  return errors.map(({ instancePath, message = 'is invalid' }) => {
    return new SeedFault(instancePath.slice(pointer.length).split('/').slice(1), message);
  });
}
