import { compareTexts } from '../../tenant/compare.ts';

export interface Model {
  departments: Map<string, { name: string; parent: string | null }>;
  links: Set<string>;
  grants: Map<string, string>;
  activeUsers: Set<string>;
  roles: Set<string>;
  folders: Map<string, string | null>;
}

export interface Ending {
  status: 'succeeded' | 'failed';
  entries: [string, boolean][] | null;
  code?: string;
}

export function children(model: Model, parent: string | null): string[] {
  return [...model.departments]
    .filter(([, department]) => department.parent === parent)
    .sort(([, left], [, right]) => compareTexts(left.name, right.name))
    .map(([id]) => id);
}

export function subtree(model: Model, id: string): string[] {
  return [...model.departments.keys()].filter((each) => lineOf(model, each).includes(id));
}

export function lineOf(model: Model, id: string): string[] {
  const department = model.departments.get(id);
  if (!department) return [];
  return [id, ...(department.parent === null ? [] : lineOf(model, department.parent))];
}

export function pathOf(model: Model, id: string): string {
  return lineOf(model, id)
    .map((each) => model.departments.get(each)?.name)
    .reverse()
    .join('//');
}

export function memberCount(model: Model, id: string): number {
  return [...model.activeUsers].filter((user) => model.links.has(`${id} ${user}`)).length;
}

export function refusal(
  model: Model,
  name: string,
  parent: string | null,
  self?: string,
): [number, string] | undefined {
  if (name.trim() === '' || name.includes('//')) return [400, 'DEPARTMENT NAME INVALID'];
  if (self !== undefined && !model.departments.has(self)) return [404, 'DEPARTMENT NOT FOUND'];
  if (parent !== null && !model.departments.has(parent)) return [404, 'DEPARTMENT NOT FOUND'];
  if (self !== undefined && parent !== null && lineOf(model, parent).includes(self)) return [409, 'DEPARTMENT CYCLE'];
  const taken = children(model, parent).some((id) => id !== self && model.departments.get(id)?.name === name.trim());
  return taken ? [409, 'DEPARTMENT NAME TAKEN'] : undefined;
}

export function deleteDepartment(model: Model, id: string): Ending {
  const gone = subtree(model, id);
  for (const each of gone) {
    for (const link of model.links) if (link.startsWith(`${each} `)) model.links.delete(link);
    for (const key of model.grants.keys()) if (key.endsWith(` department ${each}`)) model.grants.delete(key);
  }
  for (const each of gone) model.departments.delete(each);
  return { status: 'succeeded', entries: gone.map((each): [string, boolean] => [each, true]) };
}

export function changeMembers(model: Model, id: string, operation: 'add' | 'remove', users: string[]): Ending {
  const there = model.departments.has(id);
  const entries = [...new Set(users)].map((user): [string, boolean] => {
    const applies = there && model.activeUsers.has(user);
    if (applies && operation === 'add') model.links.add(`${id} ${user}`);
    if (applies && operation === 'remove') model.links.delete(`${id} ${user}`);
    return [user, applies];
  });
  if (entries.some(([, applied]) => applied)) return { status: 'succeeded', entries };
  return { status: 'failed', entries, code: there ? 'NOTHING APPLIED' : 'DEPARTMENT NOT FOUND' };
}

export interface AccessChange {
  folder: string;
  operation: 'grant' | 'revoke' | 'replace';
  type: 'user' | 'department' | 'role';
  id: string;
  permission: string;
}

export function changeAccess(model: Model, { folder, operation, type, id, permission }: AccessChange): Ending {
  const principals = { user: model.activeUsers, department: model.departments, role: model.roles }[type];
  const key = `${folder} ${type} ${id}`;
  if (!model.folders.has(folder)) return { status: 'failed', entries: null, code: 'FOLDER NOT FOUND' };
  if (!principals.has(id)) return { status: 'failed', entries: null, code: 'PRINCIPAL NOT FOUND' };
  if (operation !== 'grant' && !model.grants.has(key)) {
    return { status: 'failed', entries: null, code: 'GRANT NOT FOUND' };
  }
  if (operation === 'revoke') model.grants.delete(key);
  else model.grants.set(key, permission);
  return { status: 'succeeded', entries: [[folder, true]] };
}

export function accessTo(model: Model, folder: string): string[] {
  const found = new Map<string, string>();
  for (let step: string | null = folder; step !== null; step = model.folders.get(step) ?? null) {
    for (const [key, permission] of model.grants) {
      const [at, type, id = ''] = key.split(' ');
      if (at !== step || found.has(`${type} ${id}`) || (type === 'user' && !model.activeUsers.has(id))) continue;
      found.set(`${type} ${id}`, `${permission} ${step === folder ? null : step}`);
    }
  }
  return [...found].map(([principal, how]) => `${principal} ${how}`).sort();
}
