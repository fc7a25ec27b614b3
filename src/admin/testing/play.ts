import fc from 'fast-check';
import { expect } from 'vitest';
import type { Received, TestClient, TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { codesOf } from './finish-job.ts';
import {
  accessTo,
  changeAccess,
  changeMembers,
  children,
  deleteDepartment,
  type Ending,
  lineOf,
  type Model,
  memberCount,
  pathOf,
  refusal,
} from './model.ts';

export interface Player {
  sandbox: TestSandbox;
  client: TestClient;
  model: Model;
  known: string[];
  pending: { job: string; apply: () => Ending }[];
}

export function modelOf({ rows }: TenantData): Model {
  const users = rows.users.list();
  return {
    departments: new Map(
      rows.departments.list().map((row) => [row.id, { name: row.name, parent: row.parentDepartment }]),
    ),
    links: new Set(users.flatMap(({ id, departments }) => departments.map((department) => `${department} ${id}`))),
    grants: new Map(
      rows.grants.list().map((row) => [`${row.folderId} ${row.principalType} ${row.principalId}`, row.permission]),
    ),
    activeUsers: new Set(users.filter(({ status }) => status === 'active').map(({ id }) => id)),
    roles: new Set(rows.roles.list().map(({ id }) => id)),
    folders: new Map(rows.folders.list().map(({ id, parent }) => [id, parent])),
  };
}

const departments = '/v2/admin/departments';
const document = (type: string, attributes: object) => ({ data: { type, attributes } });
const pick = (list: readonly string[], choice: number) => list[choice % list.length] ?? '';
const pickParent = ({ known }: Player, choice: number) => (choice % 5 === 0 ? null : pick(known, choice));

export async function play(player: Player, command: Command): Promise<void> {
  if (command.do === 'create') await create(player, command);
  else if (command.do === 'update') await update(player, command);
  else await submit(player, command);
}

async function create(player: Player, command: Command & { do: 'create' }): Promise<void> {
  const { client, model, known } = player;
  const [name, parent] = [command.name, pickParent(player, command.parent)];
  const received = await client.post(departments, document('departments', { name, parentDepartment: parent }));
  const expected = refusal(model, name, parent);
  expectAnswer(received, expected ?? [201]);
  if (expected) return;
  known.push(received.body.data.id);
  model.departments.set(received.body.data.id, { name: name.trim(), parent });
}

async function update(player: Player, command: Command & { do: 'update' }): Promise<void> {
  const { client, model, known } = player;
  const id = pick(known, command.id);
  const parentDepartment = command.parent === undefined ? undefined : pickParent(player, command.parent);
  const attributes = { name: command.name, parentDepartment };
  const received = await client.patch(`${departments}/${id}`, document('departments', attributes));
  if (command.name === undefined && parentDepartment === undefined) {
    expectAnswer(received, [400, 'DEPARTMENT PATCH EMPTY']);
    return;
  }
  const before = model.departments.get(id);
  const name = command.name ?? before?.name ?? 'any';
  const parent = parentDepartment === undefined ? (before?.parent ?? null) : parentDepartment;
  const expected = refusal(model, name, parent, id);
  expectAnswer(received, expected ?? [200]);
  if (!expected) model.departments.set(id, { name: name.trim(), parent });
}

async function submit(player: Player, command: Extract<Command, { wait: boolean }>): Promise<void> {
  const { received, apply, isKnown } = await send(player, command);
  expectAnswer(received, isKnown ? [202] : [404, 'DEPARTMENT NOT FOUND']);
  if (isKnown) player.pending.push({ job: String(received.headers['location']), apply });
  if (command.wait) await applyPending(player);
}

async function send({ client, model, known }: Player, command: Extract<Command, { wait: boolean }>) {
  if (command.do === 'access') {
    const change = {
      folder: pick([...model.folders.keys(), '999'], command.folder),
      operation: command.operation,
      type: command.type,
      id: pick(
        { user: ['1', '2', '17', '999'], department: known, role: ['1', '2', '999'] }[command.type],
        command.principal,
      ),
      permission: command.permission,
    };
    const { folder, operation, type, id, permission } = change;
    const attributes = {
      resource: { type: 'folder', id: folder },
      operation,
      principal: { type, id },
      ...(operation !== 'revoke' && { permission }),
    };
    const received = await client.patch('/v2/admin/access', document('access', attributes));
    return { received, apply: () => changeAccess(model, change), isKnown: true };
  }
  const id = pick(known, command.id);
  const isKnown = model.departments.has(id);
  if (command.do === 'delete') {
    const received = await client.delete(`${departments}/${id}`);
    return { received, apply: () => deleteDepartment(model, id), isKnown };
  }
  const { operation } = command;
  const members = command.users.map((choice) => String((choice % 27) + 1));
  const attributes = { operation, members };
  const received = await client.patch(`${departments}/${id}/members`, document('department-members', attributes));
  return { received, apply: () => changeMembers(model, id, operation, members), isKnown };
}

function expectAnswer(received: Received, [status, ...codes]: [number, ...string[]]): void {
  expect([received.status, ...codesOf(received)]).toEqual([status, ...codes]);
}

export async function applyPending({ sandbox, client, pending }: Player): Promise<void> {
  sandbox.advance(150);
  for (const { job, apply } of pending.splice(0)) {
    const { status, result, errors } = (await client.get(job)).body.data.attributes;
    const expected = apply();
    expect([status, errors[0]?.code]).toEqual([expected.status, expected.code]);
    const entries = result?.entries.map((entry: { id: string; outcome: string }) => [
      entry.id,
      entry.outcome === 'succeeded',
    ]);
    expect(entries?.sort() ?? null).toEqual(expected.entries?.sort() ?? null);
  }
}

export async function compare({ client, model, known }: Player): Promise<void> {
  for (const id of [null, ...known]) {
    const list = await client.get(`${departments}?page[size]=200${id === null ? '' : `&filter[id]=${id}`}`);
    const isThere = id === null || model.departments.has(id);
    expect(list.body.data?.map((each: { id: string }) => each.id)).toEqual(isThere ? children(model, id) : undefined);
    if (id === null) continue;
    const { body } = await client.get(`${departments}/${id}`);
    expect(body.data?.attributes).toEqual(isThere ? attributesOf(model, id) : undefined);
  }
  for (const folder of model.folders.keys()) {
    const { body } = await client.get(`/v2/admin/access?filter[type]=folder&filter[id]=${folder}`);
    const list: Record<string, string>[] = body.data.attributes.accessList;
    const shown = list.map((each) => {
      return `${each['principalType']} ${each['principalId']} ${each['permission']} ${each['inheritedFrom']}`;
    });
    expect(shown.sort()).toEqual(accessTo(model, folder));
  }
}

function attributesOf(model: Model, id: string) {
  const department = model.departments.get(id);
  return {
    name: department?.name,
    parentDepartment: department?.parent,
    path: pathOf(model, id),
    depth: lineOf(model, id).length,
    memberCount: memberCount(model, id),
  };
}

type Command =
  | { do: 'create'; name: string; parent: number }
  | { do: 'update'; id: number; name?: string | undefined; parent?: number | undefined }
  | { do: 'delete'; id: number; wait: boolean }
  | { do: 'members'; id: number; operation: 'add' | 'remove'; users: number[]; wait: boolean }
  | {
      do: 'access';
      folder: number;
      operation: 'grant' | 'revoke' | 'replace';
      type: 'user' | 'department' | 'role';
      principal: number;
      permission: 'view' | 'edit' | 'manage';
      wait: boolean;
    };

const choice = fc.nat({ max: 999 });
/** Random department names, some of them invalid. The list is short, so that requests often repeat a name. */
const name = fc.constantFrom('Legal', 'legal', ' East ', 'a/', '/b', 'Ä', 'x//y', ' ', 'North');

export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('create' as const), name, parent: choice }) },
    {
      weight: 4,
      arbitrary: fc.record(
        { do: fc.constant('update' as const), id: choice, name, parent: choice },
        { requiredKeys: ['do', 'id'] },
      ),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), id: choice, wait: fc.boolean() }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('members' as const),
        id: choice,
        operation: fc.constantFrom('add' as const, 'remove' as const),
        users: fc.array(choice, { minLength: 1, maxLength: 5 }),
        wait: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('access' as const),
        folder: choice,
        operation: fc.constantFrom('grant' as const, 'revoke' as const, 'replace' as const),
        type: fc.constantFrom('user' as const, 'department' as const, 'role' as const),
        principal: choice,
        permission: fc.constantFrom('view' as const, 'edit' as const, 'manage' as const),
        wait: fc.boolean(),
      }),
    },
  ),
  { minLength: 20, maxLength: 60, size: 'max' },
);
