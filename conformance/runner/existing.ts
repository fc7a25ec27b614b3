import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ExistingKind } from '../case/api.ts';
import { Unsupported } from '../case/failure.ts';
import type { Target } from '../target/types.ts';

interface Found {
  id: string;
  path?: string;
  email?: string;
}

/** An object named in the target file. Throws `Unsupported` with the missing input if there is none. */
export function existing({ existing: named = {}, tenants = {} }: Target, kind: ExistingKind): Found {
  const withId = (id: string | undefined): Found | undefined => (id === undefined ? undefined : { id });
  const found: Record<ExistingKind, Found | undefined> = {
    folder: named.folder,
    secondFolder: named.secondFolder,
    failingFolder: withId(named.failingFolderId),
    role: withId(named.roles?.[0]),
    secondRole: withId(named.roles?.[1]),
    deletedUser: named.deletedUser,
    flaglessDepartment: withId(tenants.withoutFlag?.departmentId),
    flaglessFolder: withId(tenants.withoutFlag?.folderId),
    flaglessJob: withId(tenants.withoutFlag?.jobId),
    hrUser: withId(tenants.hrManaged?.userId),
    hrRole: withId(tenants.hrManaged?.roleId),
    provisionRecord: withId(named.provisionRecordId),
  };
  const object = found[kind];
  if (object) return object;
  throw new Unsupported(`the target file names no ${kind} under "existing" or "tenants"`);
}

/** An id of no object at the target. */
export function unknownId(
  { existing: named = {} }: Target,
  kind: 'department' | 'user' | 'job' | 'role' | 'folder',
): string {
  const own = kind === 'user' ? named.unknownUserId : kind === 'role' ? named.unknownRoleId : undefined;
  return own?.replace('{n}', '1') ?? '987654321012345';
}

/** A spreadsheet of users named in the target file. */
export async function namedFile({ existing: named = {} }: Target, kind: 'users' | 'faulty-users') {
  const path = kind === 'users' ? named.usersFile : named.faultyUsersFile;
  if (path === undefined) throw new Unsupported(`the target file names no ${kind} file under "existing"`);
  return { name: basename(path), content: await readFile(path) };
}
