import type { FolderRow, GrantRow } from '../tenant/rows.ts';
import { departmentId } from './departments.ts';
import type { CompleteOrder } from './order.ts';
import { userId } from './users.ts';

const areas = ['Suppliers', 'Customers', 'Employment', 'Legal'] as const;
const years = ['2022', '2023', '2024', '2025', '2026'] as const;
const states = ['Drafts', 'Signed', 'Archive'] as const;

export function folderRows(): FolderRow[] {
  const root: FolderRow = { id: '1', name: '/', parent: null, path: '/' };
  const rows = [root];
  for (const area of areas) {
    const ofArea = add(root, area);
    for (const year of years) {
      const ofYear = add(ofArea, year);
      for (const state of states) add(ofYear, state);
    }
  }
  return rows;

  function add(parent: FolderRow, name: string): FolderRow {
    const path = parent.path === '/' ? `/${name}` : `${parent.path}/${name}`;
    const row = { id: String(rows.length + 1), name, parent: parent.id, path };
    rows.push(row);
    return row;
  }
}

export const documentFolders: readonly string[] = areas.flatMap((area) =>
  years.flatMap((year) => states.map((state) => `/${area}/${year}/${state}`)),
);

type Principal = Pick<GrantRow, 'principalType' | 'principalId'>;

export function grantRows(order: CompleteOrder, folders: readonly FolderRow[]): GrantRow[] {
  const rows: GrantRow[] = [];
  const user = (number: number): Principal[] =>
    number <= order.users ? [{ principalType: 'user', principalId: userId(number) }] : [];
  const department = (number: number): Principal[] =>
    number <= order.departments ? [{ principalType: 'department', principalId: departmentId(number) }] : [];
  const role = (id: string): Principal[] => [{ principalType: 'role', principalId: id }];

  grant('/', role('6'), 'view');
  grant('/', user(1), 'manage');
  for (const [index, area] of areas.entries()) {
    grant(`/${area}`, department(index + 1), 'edit');
    grant(`/${area}`, role(String(index + 1)), 'view');
    for (const [at, year] of years.entries()) {
      const number = 2 + index * years.length + at;
      grant(`/${area}/${year}`, user(number), 'manage');
      grant(`/${area}/${year}/Archive`, department(index + 1), 'view');
    }
  }
  return rows;

  function grant(path: string, principals: Principal[], permission: GrantRow['permission']): void {
    const folderId = folders.find((folder) => folder.path === path)?.id ?? '1';
    for (const principal of principals) rows.push({ id: String(rows.length + 1), folderId, ...principal, permission });
  }
}
