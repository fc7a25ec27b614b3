import { readFileSync } from 'node:fs';
import {
  type Break,
  breaksOf,
  type JsonObject,
  judgeOf,
  type OperationShape,
  operationShapes,
  type SampledRequest,
  type Schema,
  sampleRequest,
} from '../../../contract-samples/index.ts';
import { isOperationId, type OperationId } from '../../canonical/operations.ts';
import type { Reply } from '../../case/exchange.ts';
import { Malformed } from '../../case/failure.ts';
import { isObject } from '../../json.ts';
import { errorCodes } from '../../published/generated/error-codes.ts';
import { classes as classOf } from '../../requirements/classes.ts';
import { permanent } from '../../runner/staying.ts';
import { interfaceOf, isTokenOperation } from '../../session/targeting.ts';
import type { PreparedPart, PreparedRequest } from '../../target/types.ts';
import type { PublishedRule } from '../rules.ts';
import type { CommandSequence, StepTable } from '../step.ts';
import { withOwnObjects } from './own-objects.ts';

interface BrokenRequest extends Pick<Break, 'pointer' | 'keyword'> {
  request: SampledRequest;
}

function brokenRequests(shape: OperationShape, valid: SampledRequest, seed: number): BrokenRequest[] {
  const { query } = shape.parameters;
  const ofQuery = breaksOf(query, valid.query, seed).flatMap(({ value, ...each }) =>
    isObject(value) && !judgeOf(query)(asRead(query, value)) ? [{ ...each, request: { ...valid, query: value } }] : [],
  );
  const { body } = valid;
  const schema = shape.bodies[body?.mediaType ?? ''];
  if (!body || !schema) return ofQuery;
  const isJson = /[/+]json$/.test(body.mediaType);
  // Form fields are always text, so no form field can have the wrong type.
  const ofBody = breaksOf(schema, body.value, seed).filter(({ keyword }) => isJson || keyword !== 'type');
  return [
    ...ofQuery,
    ...ofBody.map(({ value, ...each }) => ({ ...each, request: { ...valid, body: { ...body, value } } })),
  ];
}

function asRead({ properties = {} }: Schema, query: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const property = properties[name];
      return [name, readAs(typeof property === 'object' ? property.type : undefined, String(value))];
    }),
  );
}

function readAs(type: Schema['type'], text: string): unknown {
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

interface SentFile {
  name: string;
  content: Buffer;
}

function preparedRequest(shape: OperationShape, request: SampledRequest, file: SentFile): PreparedRequest {
  const path = shape.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(request.path[name])));
  const query = Object.entries(request.query).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  );
  // Omits header values with characters outside printable ASCII, because HTTP clients cannot send such values.
  const isSendable = (value: unknown) => /^[\x20-\x7e]*$/.test(String(value));
  const sendable = Object.entries(request.header).filter(([, value]) => isSendable(value));
  const headers = Object.fromEntries(sendable.map(([name, value]) => [name, String(value)]));
  const prepared = { method: shape.method, path, query, headers };
  const { body } = request;
  if (!body) return prepared;
  if (body.mediaType === 'multipart/form-data')
    return { ...prepared, multipart: partsOf(shape.bodies[body.mediaType], body.value, file) };
  const contentType = { 'content-type': body.mediaType };
  return { ...prepared, headers: { ...headers, ...contentType }, body: JSON.stringify(body.value) };
}

function partsOf(schema: Schema | undefined, value: unknown, file: SentFile): PreparedPart[] {
  return Object.entries(isObject(value) ? value : {}).map(([name, part]): PreparedPart => {
    const property = schema?.properties?.[name];
    const isFile = typeof property === 'object' && property.format === 'binary';
    if (!isFile) return { name, value: String(part) };
    return { name, value: part === '' ? Buffer.alloc(0) : file.content, fileName: file.name };
  });
}

let known: ReadonlyMap<OperationId, OperationShape> | undefined;

function requestShapes(): ReadonlyMap<OperationId, OperationShape> {
  known ??= new Map(
    ['admin', 'documents'].flatMap((name) => {
      const file = new URL(`../../../dist/openapi/${name}.json`, import.meta.url);
      return operationShapes(JSON.parse(readFileSync(file, 'utf8'))).flatMap(
        (shape): [OperationId, OperationShape][] =>
          isOperationId(shape.id) && !isTokenOperation(shape.id) ? [[shape.id, shape]] : [],
      );
    }),
  );
  return known;
}

const spreadsheetOperations: readonly OperationId[] = ['importUsers', 'summarizeUserImport'];

/** Operations whose created objects cannot be deleted. */
const rare = new Set<OperationId>([...permanent, ...spreadsheetOperations]);

interface Drawn {
  operation: OperationId;
  shape: OperationShape;
  request: SampledRequest;
}

async function drawnRequest(walk: CommandSequence, isWanted: (id: OperationId) => boolean): Promise<Drawn | undefined> {
  const { api, draws, parts } = walk;
  const { classes } = parts.target.claims ?? {};
  const isClaimed = (id: OperationId) => classes?.includes(classOf[interfaceOf(id)]) ?? true;
  const candidates = [...requestShapes()].filter(([id]) => api.binds(id) && isClaimed(id) && isWanted(id));
  const found = draws.choose('operation', candidates, ([id]) => id);
  if (!found) return undefined;
  const [operation, shape] = found;
  const edges = draws.chance('limits', 0.7);
  const sampled = sampleRequest(shape, draws.seed, { edges });
  const request = isLarge(sampled) ? sampleRequest(shape, draws.seed, { edges: false }) : sampled;
  return { operation, shape, request: await withOwnObjects(walk, operation, request) };
}

/** Services limit the size of bodies, which no JSON Schema states. So a valid request has at most 32 KiB. */
function isLarge({ body }: SampledRequest): boolean {
  return JSON.stringify(body?.value ?? '').length > 32 * 1024;
}

async function sent(
  walk: CommandSequence,
  { operation, shape }: Drawn,
  request: SampledRequest,
): Promise<Reply<OperationId>> {
  const { api, rule } = walk;
  const file = spreadsheetOperations.includes(operation) ? spreadsheet : await api.documentFile('Drawn');
  const prepared = preparedRequest(shape, request, file);
  const sending = () => api.send(operation, { name: '', fileName: file.name }, { request: prepared });
  try {
    return await sending();
  } catch (error) {
    // The explorer reports a response value of the wrong type as a violation of the published API contract.
    if (error instanceof Malformed)
      await rule(`${interfaceOf(operation)}-answers-match-contract`, () => Promise.reject(error), operation);
    throw error;
  }
}

const spreadsheet = { name: 'drawn.csv', content: Buffer.from('email,firstName,lastName\n') };

function takesInput(shape: OperationShape | undefined): boolean {
  return shape !== undefined && Object.keys({ ...shape.bodies, ...shape.parameters.query.properties }).length > 0;
}

function rejections(operation: OperationId): PublishedRule {
  return `${interfaceOf(operation)}-rejection-codes`;
}

function isRefusalOfShape({ status, code }: Reply<OperationId>): boolean {
  if (![400, 413, 415, 422].includes(status)) return false;
  const known: Readonly<Record<string, { when: string; state?: boolean } | undefined>> = errorCodes;
  return code === undefined || known[code]?.state !== true;
}

export const schemaSteps = {
  'send a valid request': async (walk) => {
    const { api, rule, says, reached, draws } = walk;
    const drawn = await drawnRequest(walk, (id) => !rare.has(id) || draws.chance('permanent', 0.05));
    if (!drawn) return;
    const { operation, request } = drawn;
    says(`Send a valid request for ${operation}`);
    reached(`schema: valid ${operation}`);
    const reply = await sent(walk, drawn, request);
    if (operation === 'deleteDepartment' && reply.ok) delete walk.model.sampled.department;
    if (operation === 'deleteDocument' && reply.ok) delete walk.model.sampled.document;
    const what = 'A valid request is not refused for its shape';
    const isRefused = isRefusalOfShape(reply);
    await rule(rejections(operation), () => api.expect.true(!isRefused, what, reply), `${operation} valid`);
  },

  'send a request with one broken keyword': async (walk) => {
    const { api, draws, rule, says, reached } = walk;
    const drawn = await drawnRequest(walk, (id) => takesInput(requestShapes().get(id)));
    if (!drawn) return;
    const { operation, shape, request } = drawn;
    const all = brokenRequests(shape, request, draws.seed);
    // Chooses each combination of a JSON Schema keyword and a property with equal probability.
    const found = draws.choose('place', all, ({ keyword, pointer }) => `${keyword} ${pointer}`);
    if (!found) return;
    const { keyword, pointer, request: broken } = found;
    const place = pointer === '' ? 'the whole request' : pointer;
    says(`Send a request for ${operation} that violates ${keyword} at ${place}`);
    reached(`schema: ${keyword} broken in ${operation}`);
    const reply = await sent(walk, drawn, broken);
    if (reply.status === 401 || reply.status === 403) return;
    await rule(
      rejections(operation),
      () => api.expect.rejected(reply, `A request that violates ${keyword} at ${place} is refused`),
      `${operation} ${keyword} ${pointer}`,
    );
  },
} satisfies StepTable;
