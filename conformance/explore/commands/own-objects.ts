import type { SampledRequest } from '../../../contract-samples/index.ts';
import type { OperationId } from '../../canonical/operations.ts';
import { idOf, type Upload, upload } from '../../cases/documents/steps.ts';
import { isObject } from '../../json.ts';
import { type CommandSequence, has } from '../step.ts';

/** Replaces the ids in a random request, so that the request changes only objects that the explorer created. */
export async function withOwnObjects(
  walk: CommandSequence,
  operation: OperationId,
  request: SampledRequest,
): Promise<SampledRequest> {
  const path = await ownPath(walk, operation, request.path);
  const replace = bodies[operation];
  if (!request.body || !replace) return { ...request, path };
  return { ...request, path, body: { ...request.body, value: await replace(walk, request.body.value) } };
}

async function ownPath(walk: CommandSequence, operation: OperationId, path: SampledRequest['path']) {
  const { api, draws } = walk;
  const ids: Readonly<Record<string, () => Promise<unknown>>> = {
    id: () => ownDepartment(walk),
    departmentId: () => ownDepartment(walk),
    documentId: async () => (await ownDocument(walk)).id,
    docId: async () => idOf(api, await ownDocument(walk), 'docId'),
    docSetId: async () => idOf(api, await ownDocument(walk), 'docSetId'),
  };
  const isKnown = draws.chance(`known ids of ${operation}`, 0.8);
  const entries = Object.keys(path).map(async (name) => {
    const own = isKnown ? ids[name] : undefined;
    return [name, own ? await own() : api.unknownId('job')] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function ownDepartment({ api, model }: CommandSequence): Promise<string> {
  model.sampled.department ??= await api.department();
  return model.sampled.department;
}

async function ownDocument({ api, model }: CommandSequence): Promise<Upload> {
  model.sampled.document ??= await upload(api);
  return model.sampled.document;
}

type Replace = (walk: CommandSequence, body: unknown) => unknown;

const bodies: Partial<Record<OperationId, Replace>> = {
  createDepartment: (walk, body) => withParent(walk, body),
  updateDepartment: (walk, body) => withParent(walk, body),
  updateAccess: async (walk, body) => {
    const folder = has(walk, 'folder') ? await walk.api.existing('folder') : { id: walk.api.unknownId('folder') };
    const known: Readonly<Record<string, string | undefined>> = { id: folder.id, path: folder.path };
    const principal = { type: 'department', id: await ownDepartment(walk) };
    return inAttributes(body, (attributes) => ({
      ...attributes,
      resource: changed(attributes['resource'], (name, value) => known[name] ?? value),
      ...(isObject(attributes['principal']) && { principal }),
    }));
  },
  replaceRoleAssignments: (walk, body) =>
    inAttributes(body, (attributes) => ({
      ...attributes,
      assignments: listOf(attributes['assignments']).map((row) =>
        changed(row, (name, value) => (name === 'userId' ? `${walk.api.unknownId('user')}${value}` : value)),
      ),
    })),
};

function withParent({ api, model }: CommandSequence, body: unknown): Promise<unknown> {
  return inAttributes(body, async (attributes) => {
    if (typeof attributes['parentDepartment'] !== 'string') return attributes;
    model.sampled.parent ??= await api.department();
    return { ...attributes, parentDepartment: model.sampled.parent };
  });
}

type Members = Record<string, unknown>;

async function inAttributes(body: unknown, change: (attributes: Members) => Members | Promise<Members>) {
  if (!isObject(body) || !isObject(body['data']) || !isObject(body['data']['attributes'])) return body;
  return { ...body, data: { ...body['data'], attributes: await change(body['data']['attributes']) } };
}

function changed(value: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(name, member)]));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
