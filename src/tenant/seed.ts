import { readFileSync } from 'node:fs';
import type { components } from '../contract/generated/sandbox.ts';
import { type Path, SeedFault } from './row-faults.ts';
import type {
  DepartmentRow,
  DirectoryRow,
  DocumentRow,
  FolderRow,
  GrantRow,
  JobPlanRow,
  JobRow,
  ProvisionRow,
  UserRow,
} from './rows.ts';
import { TenantData } from './tenant-data.ts';

type Schemas = components['schemas'];

/** A seed file of this package can also name a JSON file with documents, relative to the seed file. */
export type SeedFile = Schemas['SeedWorld'] & { documents?: string };
export type SeedDepartment = Schemas['SeedDepartment'];
export type SeedFolder = Schemas['SeedFolder'];
export type SeedGrant = Schemas['SeedGrant'];
export type SeedUser = Schemas['SeedUser'];

/** `writtenIn` is the URL of the seed file, to which the property `documents` is relative. */
export function tenantDataOf(tenant: string, seed: SeedFile, writtenIn: URL): TenantData {
  const tenantData = new TenantData(tenant);
  tenantData.transact(() => {
    fill(tenantData, seed);
    if (seed.documents !== undefined) fillDocuments(tenantData, new URL(seed.documents, writtenIn));
  });
  return tenantData;
}

function fill({ rows }: TenantData, seed: SeedFile): void {
  rows.settings.put({ id: 'settings', ...seed.settings, rateLimit: null });
  const userIds = new Set(seed.users.map(({ id }) => id));
  for (const [at, { user, ...apiKey }] of seed.apiKeys.entries()) {
    if (!userIds.has(user)) throw new SeedFault(['apiKeys', at, 'user'], `is wrong: no user has the id ${user}`);
    rows.apiKeys.put({ ...apiKey, userId: user, revoked: false });
  }
  for (const role of seed.roles) rows.roles.put(role);
  const departments = flatten(seed.departments, null, []);
  for (const { row } of departments) rows.departments.put(row);
  const names = namesOf(seed, departments);
  for (const [at, user] of seed.users.entries()) rows.users.put(userRow(user, names, ['users', at]));
  for (const field of seed.fields) rows.fields.put(field);
  for (const { folder, grants, path } of folderRows(seed.folders, ['folders'])) {
    rows.folders.put(folder);
    for (const [at, grant] of grants.entries()) rows.grants.put(grantRow(folder.id, grant, names, [...path, at]));
  }
  for (const [at, person] of (seed.directory ?? []).entries()) {
    rows.directory.put(directoryRow(person, names, ['directory', at]));
  }
  for (const [at, job] of (seed.jobs ?? []).entries()) rows.jobs.put(jobRow(job, names, ['jobs', at]));
  for (const name of ['users', 'departments', 'grants', 'jobs'] as const) {
    rows.sequences.put({ name, next: nextAfter(rows[name].list()) });
  }
}

function namesOf(seed: SeedFile, departments: { path: string; row: DepartmentRow }[]): SeedNames {
  return {
    user: finder('user has the e-mail', new Map(seed.users.map(({ email, id }) => [email, id]))),
    department: finder('department has the path', new Map(departments.map(({ path, row }) => [path, row.id]))),
    role: finder('role is named', new Map(seed.roles.map(({ name, id }) => [name, id]))),
  };
}

function finder(what: string, ids: Map<string, string>): (name: string, where: Path) => string {
  return (name, where) => {
    const id = ids.get(name);
    if (id === undefined) throw new SeedFault(where, `is wrong: no ${what} ${JSON.stringify(name)}`);
    return id;
  };
}

function flatten(
  branches: SeedDepartment[],
  parent: string | null,
  above: string[],
): { path: string; row: DepartmentRow }[] {
  return branches.flatMap(({ id, name, children = [] }) => [
    { path: [...above, name].join('//'), row: { id, name, parentDepartment: parent } },
    ...flatten(children, id, [...above, name]),
  ]);
}

function userRow(seed: SeedUser, names: SeedNames, where: Path): UserRow {
  const { role, departments, deletedAt = null, ...user } = seed;
  return {
    ...user,
    status: deletedAt === null ? 'active' : 'deleted',
    roleId: role === null ? null : names.role(role, [...where, 'role']),
    departments: departments
      .map((path, at) => names.department(path, [...where, 'departments', at]))
      .sort((left, right) => Number(left) - Number(right)),
    deletedAt,
  };
}

function nextAfter(rows: { id: string }[]): number {
  return rows.reduce((most, { id }) => Math.max(most, Number(id)), 0) + 1;
}

const plan: JobPlanRow = { kind: 'members', mode: 'after', after: 1000, polls: 0, outcome: 'succeed', code: null };

function jobRow(seed: Schemas['SeedJob'], names: SeedNames, where: Path): JobRow {
  const { id, createdAt, completedAt } = seed;
  const departmentId = names.department(seed.department, [...where, 'department']);
  const members = seed.added.map((email, at) => names.user(email, [...where, 'added', at]));
  const entries = members.map((member) => ({ id: member, outcome: 'succeeded' as const }));
  return {
    id,
    kind: 'members',
    status: 'succeeded',
    createdAt,
    startedAt: createdAt,
    completedAt,
    result: { total: entries.length, succeeded: entries.length, failed: 0, entries },
    errors: [],
    payload: { departmentId, operation: 'add', members },
    plan,
    polls: 0,
  };
}

interface SeedNames {
  user: (email: string, where: Path) => string;
  department: (path: string, where: Path) => string;
  role: (name: string, where: Path) => string;
}

interface FolderSeed {
  folder: FolderRow;
  grants: SeedGrant[];
  path: Path;
}

function folderRows(seed: SeedFolder, at: Path, above?: FolderRow): FolderSeed[] {
  const { id, name, grants = [], children = [] } = seed;
  const folder = { id, name, parent: above?.id ?? null, path: above ? pathBelow(above.path, name) : '/' };
  const below = children.flatMap((child, index) => folderRows(child, [...at, 'children', index], folder));
  return [{ folder, grants, path: [...at, 'grants'] }, ...below];
}

function pathBelow(parent: string, name: string): string {
  return parent === '/' ? `/${name}` : `${parent}/${name}`;
}

function grantRow(folderId: string, seed: SeedGrant, names: SeedNames, where: Path): GrantRow {
  const { id, permission } = seed;
  const [principalType = 'user', name = ''] =
    principalTypes.flatMap((type) => {
      const named = seed[type];
      return named === undefined ? [] : [[type, named] as const];
    })[0] ?? [];
  return {
    id,
    folderId,
    permission,
    principalType,
    principalId: names[principalType](name, [...where, principalType]),
  };
}

const principalTypes = ['user', 'department', 'role'] as const;

function directoryRow({ user, role, ...person }: Schemas['SeedPerson'], names: SeedNames, where: Path): DirectoryRow {
  const roleId = role === null ? null : names.role(role, [...where, 'role']);
  return { ...person, userId: names.user(user, [...where, 'user']), roleId };
}

export type SeedDocument = Omit<DocumentRow, 'unreadable' | 'plan' | 'polls' | 'revision'> & { text: string };

/** The script `scripts/make-documents.ts` generates the JSON file. */
export interface SeedDocuments {
  provisions: ProvisionRow[];
  documents: SeedDocument[];
}

/** A document in processing keeps its status until a request to the control plane ends the processing. */
export function fillDocuments(tenantData: TenantData, file: URL): void {
  const seed: SeedDocuments = JSON.parse(readFileSync(file, 'utf8'));
  const { rows } = tenantData;
  for (const { text, ...record } of seed.documents) {
    const ours = {
      unreadable: record.failureReason,
      plan: byHand('document'),
      polls: 0,
      revision: tenantData.version + 1,
    };
    rows.documents.put({ ...record, ...ours });
    if (record.status !== 'FAILED') rows.texts.put({ documentId: record.documentId, text });
  }
  for (const [index, provision] of seed.provisions.entries()) fillProvision(tenantData, provision, String(index + 1));
  const sets = seed.documents.map(({ docSetId }) => Number(docSetId));
  rows.sequences.put({ name: 'documents', next: seed.documents.length + 1 });
  rows.sequences.put({ name: 'documentSets', next: Math.max(0, ...sets) + 1 });
  rows.sequences.put({ name: 'provisionRecords', next: seed.provisions.length + 1 });
}

function fillProvision({ rows }: TenantData, provision: ProvisionRow, recordId: string): void {
  const has = ({ provisions }: DocumentRow) => provisions.some(({ name }) => name === provision.name);
  const tagged = rows.documents.list().filter(has);
  const dates = tagged.map(({ dateModified }) => dateModified).sort();
  const [dateCreated = '2025-01-01T00:00:00.000Z'] = dates;
  rows.provisions.put(provision);
  rows.provisionRecords.put({
    recordId,
    provisionName: provision.name,
    status: 'READY',
    documentsTagged: tagged.length,
    dateCreated,
    dateModified: dates.at(-1) ?? dateCreated,
    plan: byHand('provision'),
    polls: 0,
  });
}

function byHand(kind: JobPlanRow['kind']): JobPlanRow {
  return { kind, mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null };
}
