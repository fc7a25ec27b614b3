import { responses } from '../../contract/validators.ts';
import type { CollectionName, Collections } from '../collections.ts';
import { departmentName, SeedFault, type Shape, shape } from '../seed-shape.ts';
import { rowShapes } from './row-shapes.ts';

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
const encodable = shape('a text of valid Unicode', (value) => value === null || String(value).isWellFormed());

const folderPath = shape('a path in valid Unicode that begins with "/"', (value) => {
  return String(value).startsWith('/') && String(value).isWellFormed();
});

/** Rules of requests that the schemas of responses do not state. */
const rules: Readonly<Partial<Record<CollectionName, Readonly<Record<string, Shape>>>>> = {
  departments: { name: departmentName },
  folders: { name: encodable, path: folderPath },
  imports: { fileName: encodable },
  documents: { name: encodable, docId: encodable, path: encodable },
};

/** Without this check, an archive or a seed could store a row that no valid response can contain. */
export function incomingFaults<Name extends CollectionName>(name: Name, row: unknown): SeedFault[] {
  const faults = rowShapes[name](row, []);
  if (faults.length > 0) return faults;
  const of: Readonly<Record<string, Shape>> = rules[name] ?? {};
  const broken = Object.entries(of).flatMap(([member, rule]) =>
    rule((row as Record<string, unknown>)[member], [member]),
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
