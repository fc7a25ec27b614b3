import { limits } from '../../contract/generated/limits.ts';
import { compareTexts } from '../../tenant/compare.ts';
import type { DocumentRow, FieldRow, FolderRow } from '../../tenant/rows.ts';
import { hostileNames, longName } from '../catalogue.ts';
import type { History, ImportedUser } from './history.ts';

/** Levels of departments. The API contract does not limit them. */
const depth = 100;
/** Maximum lengths from the API contract, in code points. */
const longest = { text: 255, path: 4_096 };

export function* hostile(history: History): Generator<void> {
  yield* growDepartments(history);
  yield* fillDepartment(history);
  yield* importPeople(history);
  const path = growFolders(history);
  stretchDocuments(history, path);
}

function* growDepartments(history: History): Generator<void> {
  let parent: string | null = null;
  for (let level = 1; level <= depth; level++) parent = yield* history.department(`Level ${level}`, parent);
  const top = yield* history.department(longName(limits.departmentName), null);
  const similar = ['Sales', 'SALES', 'sales', 'Caf\u00e9', 'Cafe\u0301', 'a/b', '/a', '.', '-'];
  yield* history.departmentsBelow(top, similar);
}

function* fillDepartment(history: History): Generator<void> {
  const departmentId = yield* history.department('Five hundred members', null);
  const members = history.activeUsers.slice(0, limits.members);
  if (members.length === 0) return;
  yield* history.job('members', { departmentId, operation: 'add', members });
  yield* history.job('members', { departmentId, operation: 'remove', members: ['9998', '9999'] });
  yield* history.job('role-assignments', { assignments: members.map((userId) => ({ userId, roleId: '1' })) });
}

function* importPeople(history: History): Generator<void> {
  const addresses = [
    'a@b',
    `${'x'.repeat(64)}@${'y'.repeat(63)}.example`,
    '\u043f\u043e\u0447\u0442\u0430@\u043f\u0440.example',
  ];
  const rows = addresses.map((email, index): ImportedUser => [email, ...nameAt(index), longName(255), '', '', '']);
  const twice: ImportedUser = ['A@B', ...nameAt(3), '', '', '', ''];
  const faulty: ImportedUser = ['no address', ...nameAt(5), '', '', '', ''];
  yield* history.import('people \u2603.csv', [...rows, twice, faulty]);
}

function nameAt(index: number): [string, string] {
  return [hostileNames[index] ?? 'Ann', hostileNames[index + 1] ?? 'Ann'];
}

/** Grants a permission on every nested folder, so that the deepest folder inherits many permissions. */
function growFolders(history: History): string {
  const { rows } = history.tenantData;
  const [user] = history.users;
  let folder: FolderRow = { id: '1', name: '/', parent: null, path: '/' };
  history.tenantData.transact(() => {
    while (folder.path.length + 1 < longest.path) {
      const room = longest.path - folder.path.length - (folder.parent === null ? 0 : 1);
      folder = below(folder, 'd'.repeat(Math.min(longest.text, room)), rows.folders.size + 1);
      rows.folders.put(folder);
      const grant = { folderId: folder.id, principalType: 'user', permission: 'view' } as const;
      if (user) rows.grants.put({ id: history.tenantData.nextId('grants'), ...grant, principalId: user });
    }
  });
  return folder.path;
}

function below(parent: FolderRow, name: string, number: number): FolderRow {
  const path = parent.parent === null ? `/${name}` : `${parent.path}/${name}`;
  return { id: String(number), name, parent: parent.id, path };
}

const stretchedDocuments = 20;

function stretchDocuments({ tenantData }: History, path: string): void {
  const name = longName(longest.text, 'Field');
  tenantData.transact(() => {
    tenantData.rows.fields.put({ ...fieldBasis, name, label: name });
    for (let set = 1; set <= stretchedDocuments; set++) {
      const versions = tenantData.rows.documents.find('bySet', [set]).filter(({ status }) => status === 'READY');
      for (const row of versions) {
        tenantData.rows.documents.put({ ...stretched(row, name, path), revision: tenantData.version + 1 });
      }
    }
  });
}

const fieldBasis: Omit<FieldRow, 'name' | 'label'> = {
  type: 'string',
  helpText: null,
  active: true,
  allowedValues: [],
  section: null,
};

const values = ['', ' ', 'x'.repeat(10_000), ...hostileNames];

function stretched(row: DocumentRow, field: string, path: string): DocumentRow {
  const ending = ` ${row.version}.${row.fileType}`;
  const fields = [...row.fields, { name: field, values: values.map((value) => ({ value })) }];
  return {
    ...row,
    docId: longName(longest.text, `CTR-${row.docSetId}-`),
    name: longName(longest.text - ending.length, 'File') + ending,
    path,
    fields: fields.sort((left, right) => compareTexts(left.name, right.name)),
  };
}
