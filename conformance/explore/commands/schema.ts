import { type OperationShape, type SampledRequest, sampleRequest } from '../../../contract-samples/index.ts';
import type { OperationId } from '../../canonical/operations.ts';
import type { Reply } from '../../case/exchange.ts';
import { Malformed } from '../../case/failure.ts';
import { errorCodes } from '../../published/generated/error-codes.ts';
import { classes as classOf } from '../../requirements/classes.ts';
import { permanent } from '../../runner/staying.ts';
import { interfaceOf } from '../../session/targeting.ts';
import type { PublishedRule } from '../rules.ts';
import { brokenRequests } from '../schema/broken-requests.ts';
import { withOwnObjects } from '../schema/own-objects.ts';
import { preparedRequest } from '../schema/prepared.ts';
import { requestShapes } from '../schema/request-shapes.ts';
import type { Command, CommandSequence } from '../step.ts';

const spreadsheetOperations: readonly OperationId[] = ['importUsers', 'summarizeUserImport'];

/** Operations whose created objects cannot be deleted. */
const rare = new Set<OperationId>([...permanent, ...spreadsheetOperations]);

export const validRequest: Command = {
  name: 'send a valid request',
  published: true,
  operations: [],
  weight: 3,
  run: async (walk) => {
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
};

export const brokenRequest: Command = {
  name: 'send a request with one broken keyword',
  published: true,
  operations: [],
  weight: 4,
  run: async (walk) => {
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
};

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
  const request = sampleRequest(shape, draws.seed, { edges: draws.chance('limits', 0.7) });
  return { operation, shape, request: await withOwnObjects(walk, operation, request) };
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

/** Returns whether the target refused a request because of its format and not because of its data. */
function isRefusalOfShape({ status, code }: Reply<OperationId>): boolean {
  if (![400, 413, 415, 422].includes(status)) return false;
  const known: Readonly<Record<string, { when: string; state?: boolean } | undefined>> = errorCodes;
  return code === undefined || known[code]?.state !== true;
}
