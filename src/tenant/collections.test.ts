import { beforeEach, expect, test } from 'vitest';
import { emptyCollections } from './collections.ts';

let rows: ReturnType<typeof emptyCollections>;
beforeEach(() => {
  rows = emptyCollections();
});

const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('departments are found by parent in the order of their names, and sorted by their ids as numbers', () => {
  const department = (id: string, name: string, parentDepartment: string | null) => ({ id, name, parentDepartment });
  for (const row of [department('10', 'A', null), department('9', 'B', null), department('2', 'C', '10')])
    rows.departments.put(row);
  expect(ids(rows.departments.list())).toEqual(['2', '9', '10']);
  expect(ids(rows.departments.find('byParent', [null]))).toEqual(['10', '9']);
  expect(ids(rows.departments.find('byParent', [10]))).toEqual(['2']);
});

test('users are found by status, by e-mail address in lower case, and by each of their departments', () => {
  const user = (id: string, email: string, status: 'active' | 'deleted', departments: string[]) => ({
    ...{ id, email, status, departments, firstName: null, lastName: null, jobTitle: null, roleId: null },
    ...{ lastLogin: null, createdAt: '2026-01-15T09:00:00.000Z', deletedAt: null },
  });
  rows.users.put(user('10', 'Ann@x', 'active', ['2', '10']));
  rows.users.put(user('9', 'bob@x', 'deleted', ['10']));
  expect(ids(rows.users.find('byStatus', ['deleted']))).toEqual(['9']);
  expect(rows.users.first('byEmail', ['ann@x'])?.id).toBe('10');
  expect([ids(rows.users.find('byDepartment', [2])), ids(rows.users.find('byDepartment', [10]))]).toEqual([
    ['10'],
    ['9', '10'],
  ]);
  expect(ids(rows.users.find('byDepartmentAndStatus', [10, 'active']))).toEqual(['10']);
});

test('roles are found by name and by type', () => {
  rows.roles.put({ id: '1', name: 'Reader', type: 'custom', description: null });
  rows.roles.put({ id: '2', name: 'Owner', type: 'system', description: null });
  expect(rows.roles.first('byName', ['Owner'])?.id).toBe('2');
  expect(ids(rows.roles.find('byType', ['custom']))).toEqual(['1']);
});

test('folders are found by parent and by path, and grants by folder and by principal', () => {
  rows.folders.put({ id: '1', name: '/', parent: null, path: '/' });
  rows.folders.put({ id: '2', name: 'b', parent: '1', path: '/b' });
  expect(ids(rows.folders.find('byParent', [null]))).toEqual(['1']);
  expect(ids(rows.folders.find('byParent', [1, 'b']))).toEqual(['2']);
  expect(rows.folders.first('byPath', ['/b'])?.id).toBe('2');
  const grant = { folderId: '2', permission: 'view' } as const;
  rows.grants.put({ ...grant, id: '1', principalType: 'user', principalId: '10' });
  rows.grants.put({ ...grant, id: '2', principalType: 'user', principalId: '9' });
  expect(ids(rows.grants.find('byFolder', [2, 'user']))).toEqual(['2', '1']);
  expect(ids(rows.grants.find('byPrincipal', ['user', 10]))).toEqual(['1']);
});

test('searches for provisions are found by status', () => {
  const plan = { kind: 'provision', mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null } as const;
  const record = { provisionName: 'Cap', documentsTagged: 0, dateCreated: '', dateModified: '', plan, polls: 0 };
  rows.provisionRecords.put({ ...record, recordId: '10', status: 'READY' });
  rows.provisionRecords.put({ ...record, recordId: '9', status: 'FAILED' });
  const found = (status: string) => rows.provisionRecords.find('byStatus', [status]).map(({ recordId }) => recordId);
  expect([found('READY'), found('FAILED'), found('IN_PROGRESS')]).toEqual([['10'], ['9'], []]);
});

test('due transitions are found by time and by subject', () => {
  rows.due.put({ id: 1, at: 20, machine: 'job', subject: '7' });
  rows.due.put({ id: 2, at: 10, machine: 'document', subject: '7' });
  expect(rows.due.find('byTime', []).map(({ id }) => id)).toEqual([2, 1]);
  expect(rows.due.find('bySubject', ['job', '7']).map(({ id }) => id)).toEqual([1]);
});

test('the parts of an import are found in their order', () => {
  const part = (part: number) => ({
    ...{ id: `7 ${part}`, importId: '7', part, rows: '[]', summaryFaults: null, runFaults: null },
  });
  for (const number of [10, 9]) rows.importParts.put(part(number));
  expect(rows.importParts.find('byImport', [7]).map((each) => each.part)).toEqual([9, 10]);
});

test('fields are found by their state in the order of their names', () => {
  const plain = { label: '', type: 'string' as const, helpText: null, allowedValues: [], section: null };
  for (const [name, active] of [
    ['b', true],
    ['a', true],
    ['c', false],
  ] as const)
    rows.fields.put({ ...plain, name, active });
  expect(rows.fields.find('byActive', [1]).map(({ name }) => name)).toEqual(['a', 'b']);
  expect(rows.fields.find('byActive', [0]).map(({ name }) => name)).toEqual(['c']);
});

test('documents are found by the time of their change within a folder and a status, and by docId and set in versions', () => {
  const plan = { kind: 'document', mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null } as const;
  const document = (documentId: string, change: object) => ({
    ...{
      documentId,
      docId: null,
      docSetId: documentId,
      version: 1,
      name: 'a.txt',
      path: '/',
      status: 'READY' as const,
    },
    ...{ failureReason: null, fileType: 'txt' as const, fileSize: 1, fields: [], provisions: [], hash: '', plan },
    ...{ dateCreated: '', dateModified: `2026-01-${30 - Number(documentId)}T09:00:00.000Z`, unreadable: null },
    ...{ polls: 0, revision: Number(documentId) },
    ...change,
  });
  rows.documents.put(document('9', { docId: 'x', version: 2, docSetId: '3' }));
  rows.documents.put(document('10', { docId: 'x', version: 1, docSetId: '3' }));
  rows.documents.put(document('1', { path: '/b', status: 'FAILED' }));
  const found = (...[index, prefix]: Parameters<typeof rows.documents.find>) =>
    rows.documents.find(index, prefix).map(({ documentId }) => documentId);
  expect(found('byModified', [])).toEqual(['10', '9', '1']);
  expect(found('byPath', ['/'])).toEqual(['10', '9']);
  expect(found('byStatus', ['FAILED'])).toEqual(['1']);
  expect(found('byPathAndStatus', ['/b', 'READY'])).toEqual([]);
  expect(found('byPathAndStatus', ['/', 'READY'])).toEqual(['10', '9']);
  expect(found('byDocId', ['x'])).toEqual(['10', '9']);
  expect(found('byDocId', [])).toHaveLength(2);
  expect(found('bySet', [3])).toEqual(['10', '9']);
  expect(found('byRevision', [])).toEqual(['1', '9', '10']);
});
