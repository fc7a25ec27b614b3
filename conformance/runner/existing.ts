import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { ExistingKind } from '../case/api.ts';
import { Unsupported } from '../case/failure.ts';
import { samplePdf } from '../pdf.ts';
import type { Target, TargetTenants } from '../target/types.ts';

interface Found {
  id: string;
  path?: string;
  email?: string;
}

type Unknown = 'department' | 'user' | 'job' | 'role' | 'folder';

export function existing(target: Target, kind: ExistingKind, roles: readonly string[] = []): Found {
  const { existing: named = {}, tenants = {} } = target;
  const withId = (id: string | undefined): Found | undefined => (id === undefined ? undefined : { id });
  const found: Record<ExistingKind, [place: string, object: Found | undefined]> = {
    folder: ['existing.folder', named.folder],
    secondFolder: ['existing.secondFolder', named.secondFolder],
    failingFolder: ['existing.failingFolder', named.failingFolder ?? withId(named.failingFolderId)],
    failingPrincipal: ['existing.failingPrincipalId', withId(named.failingPrincipalId)],
    role: ['existing.roles', withId(roles[0])],
    secondRole: ['existing.roles[1]', withId(roles[1])],
    deletedUser: ['existing.deletedUser', named.deletedUser],
    flaglessDepartment: ['tenants.withoutFlag.departmentId', withId(tenants.withoutFlag?.departmentId)],
    flaglessFolder: ['tenants.withoutFlag.folderId', folderOf(tenants.withoutFlag)],
    flaglessJob: ['tenants.withoutFlag.jobId', withId(tenants.withoutFlag?.jobId)],
    hrUser: ['tenants.hrManaged.userId', withId(tenants.hrManaged?.userId)],
    hrRole: ['tenants.hrManaged.roleId', withId(tenants.hrManaged?.roleId)],
    provisionRecord: ['existing.provisionRecordId', withId(named.provisionRecordId)],
  };
  const [place, object] = found[kind];
  if (object) return object;
  throw new Unsupported(`the target file does not contain ${place}`);
}

function folderOf({ folderId: id, folderPath: path }: NonNullable<TargetTenants['withoutFlag']> = { admin: '' }) {
  return id === undefined ? undefined : { id, ...(path !== undefined && { path }) };
}

export function unknownId({ existing: named = {} }: Target, kind: Unknown): string {
  const own = kind === 'user' ? named.unknownUserId : kind === 'role' ? named.unknownRoleId : undefined;
  const pattern = own ?? named.unknownId;
  return pattern === undefined ? '987654321012345' : numbered(pattern, 1);
}

export function isInvented({ existing: named = {} }: Target, userId: string): boolean {
  const parts = named.unknownUserId?.split(/\{n(?::\d+)?\}/).map(escaped);
  return parts !== undefined && new RegExp(`^${parts.join('\\d+')}$`).test(userId);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function numbered(pattern: string, n: number): string {
  return pattern.replace(/\{n(?::(\d+))?\}/, (_all, width?: string) => String(n).padStart(Number(width ?? 0), '0'));
}

export async function documentFile({ existing: named = {} }: Target, name: string, bytes = 0) {
  if (named.documentFile === undefined) return { name: `${name}.pdf`, content: samplePdf(`${name}.pdf`, bytes) };
  const content = await readFile(named.documentFile);
  const isPdf = content.subarray(0, 5).toString('latin1') === '%PDF-';
  const own = isPdf ? Buffer.concat([content, Buffer.from(`\n% ${name}\n`)]) : content;
  return { name: `${name}${extname(named.documentFile)}`, content: own };
}

export async function namedFile({ existing: named = {} }: Target, kind: 'users' | 'faulty-users') {
  const path = kind === 'users' ? named.usersFile : named.faultyUsersFile;
  if (path === undefined) throw new Unsupported(`the target file names no ${kind} file under "existing"`);
  return { name: basename(path), content: await readFile(path) };
}
