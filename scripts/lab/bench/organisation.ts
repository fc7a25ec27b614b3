import { readFileSync } from 'node:fs';
import { emptyTenantData } from '../../../src/tenant/new-tenant.ts';
import type { DocumentRow, UserRow } from '../../../src/tenant/rows.ts';
import type { SeedDocument, SeedDocuments } from '../../../src/tenant/seed.ts';
import type { TenantData } from '../../../src/tenant/tenant-data.ts';

export interface OrganisationSize {
  users: number;
  departments: number;
  folders: number;
}

const begin = Date.parse('2026-01-05T08:00:00Z');

/**
 * Returns a tenant with the given numbers of users, departments and folders.
 * Each department has up to five subdepartments, and each user belongs to up to three departments.
 * Each folder of the tenant has one access grant for one department.
 */
export function organisation({ users, departments, folders }: OrganisationSize, tenant = 'grown'): TenantData {
  const tenantData = emptyTenantData(tenant, begin);
  tenantData.transact(() => {
    tenantData.rows.departments.putAll(counted(departments, departmentRow));
    tenantData.rows.users.putAll(counted(users, (number) => userRow(number, departments)));
    const [root] = tenantData.rows.folders.list();
    const first = Number(root?.id ?? 1) + 1;
    tenantData.rows.folders.putAll(counted(folders, (number) => folderRow(number, first, root?.id ?? '1')));
    tenantData.rows.grants.putAll(counted(folders, (number) => grantRow(number, first, departments)));
    const next = 1_000_000;
    for (const name of ['users', 'departments', 'folders', 'grants']) tenantData.rows.sequences.put({ name, next });
  });
  return tenantData;
}

function userRow(number: number, departments: number): UserRow {
  const ids = [number * 7_919, number * 104_729, number * 31].map((seed) => (seed % departments) + 1);
  return {
    id: String(number + 1_000),
    email: `person${number}@grown.example`,
    firstName: 'Ada',
    lastName: `Person ${number}`,
    jobTitle: 'Clerk',
    status: 'active',
    roleId: null,
    departments: [...new Set(ids)].sort((left, right) => left - right).map(String),
    lastLogin: null,
    createdAt: '2026-01-05T08:00:00.000Z',
    deletedAt: null,
  };
}

function departmentRow(number: number) {
  const parent = Math.floor((number - 2) / 5) + 1;
  return { id: String(number), name: `Department ${number}`, parentDepartment: number === 1 ? null : String(parent) };
}

function folderRow(number: number, first: number, root: string) {
  return { id: String(first + number), name: `Folder ${number}`, parent: root, path: `/Folder ${number}` };
}

function grantRow(number: number, first: number, departments: number) {
  const principal = { principalType: 'department', principalId: String((number % departments) + 1) } as const;
  return { id: String(number), folderId: String(first + number), ...principal, permission: 'view' as const };
}

function counted<Row>(count: number, make: (number: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

const aurora = new URL('../../../fixtures/documents/aurora.json', import.meta.url);
const plan = { kind: 'document', mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null } as const;

export interface OrganisationRow {
  document: DocumentRow;
  text: string;
}

export function organisationDocuments(count: number): OrganisationRow[] {
  const { documents }: SeedDocuments = JSON.parse(readFileSync(aurora, 'utf8'));
  const ready = documents.filter(({ status }) => status === 'READY');
  return Array.from({ length: count }, (_, index) => rowOf(ready[index % ready.length] as SeedDocument, index + 1));
}

function rowOf({ text, ...seed }: SeedDocument, number: number): OrganisationRow {
  const documentId = String(number);
  const at = new Date(begin + number * 60_000).toISOString();
  const own = `\nReference ${number} of lot ${(number * 7_919) % 4_001}, kept by clerk${number % 300}.`;
  const fields = seed.fields.map(({ name, values }) =>
    name === 'Contract Value' ? { name, values: [{ value: (number * 7_919) % 500_000 }] } : { name, values },
  );
  const ours = { docId: `REF-${number}`, docSetId: documentId, version: 1, dateCreated: at, dateModified: at };
  const document = { ...seed, ...ours, documentId, fields, unreadable: null, plan, polls: 0, revision: 1 };
  return { document, text: text + own };
}

export function worldOf(tenant: string, rows: readonly OrganisationRow[]): TenantData {
  const tenantData = emptyTenantData(tenant, begin);
  tenantData.transact(() => {
    for (const { document, text } of rows) {
      tenantData.rows.documents.put(document);
      tenantData.rows.texts.put({ documentId: document.documentId, text });
    }
    const next = rows.length + 1;
    for (const name of ['documents', 'documentSets']) tenantData.rows.sequences.put({ name, next });
  });
  return tenantData;
}
