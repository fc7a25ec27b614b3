import { Problem } from '../../contract/problem.ts';
import type { Operation } from '../../operation/operation.ts';
import { accessList } from './access-list.ts';
import { existingFolder, type FolderReference } from './folders.ts';

/** Returns who has access to a folder. Includes access inherited from ancestor folders (design decision D-40). */
export const readAccess: Operation<'readAccess'> = ({ tenantData, query }) => {
  const { 'filter[id]': id, 'filter[path]': path, 'filter[principalType]': only } = query;
  requireOneReference({ id, path });
  const folder = existingFolder(
    tenantData,
    { id, path },
    { parameter: id === undefined ? 'filter[path]' : 'filter[id]' },
  );
  const address = new URLSearchParams({ 'filter[type]': 'folder', 'filter[id]': folder.id });
  return {
    status: 200,
    body: {
      data: {
        type: 'access',
        id: folder.id,
        attributes: {
          type: 'folder',
          id: folder.id,
          path: folder.path,
          accessList: accessList(tenantData, folder, only),
        },
        links: { self: `/v2/admin/access?${address}` },
      },
    },
  };
};

function requireOneReference({ id, path }: FolderReference): void {
  if ((id === undefined) !== (path === undefined)) return;
  const got = id === undefined ? 'neither' : 'both';
  throw new Problem({
    code: 'FOLDER REFERENCE INVALID',
    detail: `exactly one of filter[id] and filter[path] is required, got ${got}`,
    source: { parameter: id === undefined ? 'filter[id]' : 'filter[path]' },
  });
}
