import type { OperationEntry } from '../../src/contract/operation.ts';
import type { Call, Recipe } from './recipe.ts';

/** One byte more than the maximum size of a JSON body, in bytes. */
const tooLong = 1024 * 1024 + 1;

const unknown = '999999';

/**
 * Derives the requests that lead to a common refusal from requests that lead to a successful response.
 * Returns undefined if the operation needs its own requests for this refusal.
 */
export function generalRecipe(entry: OperationEntry, status: string, good: Recipe): Recipe | undefined {
  return general[status]?.(entry, good);
}

type Make = (entry: OperationEntry, good: Recipe) => Recipe | undefined;

const general: Readonly<Record<string, Make>> = {
  400: (_entry, good) => ({
    ...good,
    about: 'A query parameter that the contract does not name.',
    query: { ...good.query, unknown: '1' },
  }),
  401: ({ credential }, good) => {
    if (credential === null) return undefined;
    if (credential === 'controlKey') {
      return { ...good, about: 'No control key, where the sandbox wants one.', as: 'nobody', start: 'control key' };
    }
    return { ...good, about: `No ${credential === 'apiKey' ? 'API key' : 'access token'}.`, as: 'nobody' };
  },
  403: ({ credential, interface: of, roles }, good) => {
    if (credential === null && of === 'sandbox') {
      const headers = { ...good.headers, origin: 'https://elsewhere.example' };
      return { ...good, about: 'A page of another origin, where the sandbox has no control key.', headers };
    }
    if (credential === 'apiKey') return { ...good, about: 'An API key that nobody has.', as: 'stranger' };
    if (credential === 'controlKey') {
      return { ...good, about: 'Another control key than the sandbox has.', as: 'stranger', start: 'control key' };
    }
    return roles ? { ...good, about: 'The token of a user who is no admin.', as: 'user' } : undefined;
  },
  404: ({ path, interface: of }, good) => {
    const [parameter] = /\{(\w+)\}/.exec(path)?.slice(1) ?? [];
    if (parameter === undefined) return undefined;
    const about = of === 'sandbox' ? 'A tenant that there is not.' : 'An id that there is not.';
    return { ...good, about, path: { ...good.path, [parameter]: of === 'sandbox' ? 'nobody' : unknown } };
  },
  413: ({ body, interface: of }, good) => {
    const [mediaType] = body?.mediaTypes ?? [];
    if (mediaType === undefined) return undefined;
    if (mediaType !== 'multipart/form-data' || of === 'sandbox') {
      return { ...good, about: 'A body of more than 1 MiB.', body: { blanks: tooLong, mediaType } };
    }
    const limit: Call = { operation: 'updateTenant', body: { json: { limits: { uploadBytes: 1 } } } };
    return { ...good, about: 'The tenant takes files of one byte.', before: [...(good.before ?? []), limit] };
  },
  415: (_entry, good) => ({
    ...good,
    about: 'A body of a media type that the operation does not take.',
    body: { text: 'text', mediaType: 'text/plain' },
  }),
  429: (_entry, good) => ({
    ...good,
    about: 'The tenant may make one request an hour, and has made it.',
    before: [
      ...(good.before ?? []),
      { operation: 'updateTenant', body: { json: { rateLimit: { requests: 1, per: '1h' } } } },
      { operation: 'createAdminToken' },
    ],
  }),
};
