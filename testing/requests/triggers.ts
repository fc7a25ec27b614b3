import { type OperationEntry, type OperationId, operationTable } from '../../src/contract/operation.ts';
import { controlOperations } from '../../src/control/operations.ts';
import { statefulOperations } from '../../src/sandbox/generated/operations.ts';
import { recipesOf } from './catalogue.ts';
import { type ApiCall, jsonApi, type Recipe } from './write-call.ts';

/** A body size in bytes: one byte more than the maximum size of a JSON body. */
const tooLong = 1024 * 1024 + 1;

const unknown = '999999';

/** Changes a successful request so that the sandbox refuses the request, for example with status 401. */
export function generalRecipe(entry: OperationEntry, status: string, good: Recipe): Recipe | undefined {
  return general[status]?.(entry, good);
}

type Make = (entry: OperationEntry, good: Recipe) => Recipe | undefined;

const general: Readonly<Record<string, Make>> = {
  400: (_entry, good) => ({
    ...good,
    about: 'The request has a query parameter that the contract does not define.',
    query: { ...good.query, unknown: '1' },
  }),
  401: ({ credential }, good) => {
    if (credential === null) return undefined;
    if (credential === 'controlKey') {
      return {
        ...good,
        about: 'The request has no control key, although the sandbox requires a control key.',
        as: 'nobody',
        start: 'control key',
      };
    }
    return {
      ...good,
      about: `The request has no ${credential === 'apiKey' ? 'API key' : 'access token'}.`,
      as: 'nobody',
    };
  },
  403: ({ credential, interface: of, roles }, good) => {
    if (credential === null && of === 'sandbox') {
      const headers = { ...good.headers, origin: 'https://elsewhere.example' };
      return {
        ...good,
        about: 'A web page of another origin sends the request to a sandbox that has no control key.',
        headers,
      };
    }
    if (credential === 'apiKey') return { ...good, about: 'The request has an unknown API key.', as: 'stranger' };
    if (credential === 'controlKey') {
      return { ...good, about: 'The request has a wrong control key.', as: 'stranger', start: 'control key' };
    }
    return roles
      ? { ...good, about: 'The access token in the request belongs to a user who is not an admin.', as: 'user' }
      : undefined;
  },
  404: ({ path, interface: of }, good) => {
    const [parameter] = /\{(\w+)\}/.exec(path)?.slice(1) ?? [];
    if (parameter === undefined) return undefined;
    const about =
      of === 'sandbox' ? 'The path contains the name of an unknown tenant.' : 'The path contains an unknown id.';
    return { ...good, about, path: { ...good.path, [parameter]: of === 'sandbox' ? 'nobody' : unknown } };
  },
  412: (_entry, good) => ({
    ...good,
    about: 'The header If-Match has an entity tag that the resource does not have.',
    headers: { ...good.headers, 'if-match': '"old"' },
  }),
  422: (_entry, good) => {
    const headers = { 'idempotency-key': 'key-of-another-request' };
    const department = jsonApi('departments', { name: 'Archive' });
    return {
      ...good,
      about: 'An earlier request with another URL or body has the same Idempotency-Key.',
      before: [...(good.before ?? []), { operation: 'createDepartment', headers, body: department }],
      headers: { ...good.headers, ...headers },
    };
  },
  413: ({ body, interface: of }, good) => {
    const [mediaType] = body?.mediaTypes ?? [];
    if (mediaType === undefined) return undefined;
    if (mediaType !== 'multipart/form-data' || of === 'sandbox') {
      return { ...good, about: 'The request body is larger than 1 MiB.', body: { blanks: tooLong, mediaType } };
    }
    const limit: ApiCall = { operation: 'updateTenant', body: { json: { limits: { uploadBytes: 1 } } } };
    return {
      ...good,
      about: 'The request uploads a larger file than the tenant accepts (one byte).',
      before: [...(good.before ?? []), limit],
    };
  },
  415: (_entry, good) => ({
    ...good,
    about: 'The request body has a media type that the operation does not accept.',
    body: { text: 'text', mediaType: 'text/plain' },
  }),
  503: ({ id }, good) => ({
    ...good,
    about: 'The fault `unavailable` acts on the operation.',
    before: [
      ...(good.before ?? []),
      { operation: 'createTenantFault', body: { json: { name: 'unavailable', operation: id } } },
    ],
  }),
  429: (_entry, good) => ({
    ...good,
    about: 'The rate limit of the tenant is one request per hour, and an earlier request has already used it.',
    before: [
      ...(good.before ?? []),
      { operation: 'updateTenant', body: { json: { rateLimit: { requests: 1, per: '1h' } } } },
      { operation: 'createAdminToken' },
    ],
  }),
};

export interface AnswerOfContract {
  operation: OperationId;
  status: number;
  /** Media type of the response, or null for a response without a body. */
  mediaType: string | null;
}

export interface Trigger extends AnswerOfContract {
  recipe: Recipe;
}

const stateful = Object.values(operationTable).filter(({ id }) => statefulOperations[id] ?? controlOperations[id]);

export const declaredAnswers: readonly AnswerOfContract[] = stateful.flatMap(({ id, answers }) =>
  Object.entries(answers).flatMap(([status, mediaTypes]) =>
    (mediaTypes.length > 0 ? mediaTypes : [null]).map((mediaType) => ({
      operation: id,
      status: Number(status),
      mediaType,
    })),
  ),
);

/** Returns the requests that lead to the given response, or undefined if no requests are known. */
export function triggerOf(answer: AnswerOfContract): Trigger | undefined {
  const recipe = recipeOf(operationTable[answer.operation], answer);
  return recipe && { ...answer, recipe };
}

function recipeOf(entry: OperationEntry, { status, mediaType }: AnswerOfContract): Recipe | undefined {
  const own = recipesOf(entry.id);
  const written = own[`${status} ${mediaType}`] ?? own[String(status)];
  if (written) return written;
  const good = Object.entries(own).find(([key]) => key.startsWith('2'))?.[1];
  return good && generalRecipe(entry, String(status), good);
}

export const triggers: readonly Trigger[] = declaredAnswers.flatMap((answer) => triggerOf(answer) ?? []);
