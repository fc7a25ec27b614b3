import { retryAfter } from './jobs.ts';

/** The maximum number of attempts for one request. */
const most = 5;

/**
 * The base of the growing pauses between attempts, in milliseconds.
 * The first pause takes at least twice this time, and each further pause about doubles.
 */
const firstPause = 250;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A `fetch` that repeats reads that failed temporarily: after 429, after 503, and after a broken connection.
 * The function repeats only reads, because a write whose response was lost may have been processed.
 */
export async function fetchWithRetries(request: Request): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const again = request.clone();
    const answer = await received(request).catch((error: unknown) => {
      if (request.method !== 'GET' || attempt === most) throw error;
      return undefined;
    });
    const isTemporary = answer === undefined || (again.method === 'GET' && [429, 503].includes(answer.status));
    if (!isTemporary || (answer && attempt === most)) return answer;
    const growing = firstPause * 2 ** attempt * (1 + Math.random() / 4);
    await sleep(answer ? Math.max(retryAfter(answer, 0), growing) : growing);
    request = again;
  }
}

/** Reads the whole response, so that a connection that breaks within the body counts as a failed attempt. */
async function received(request: Request): Promise<Response> {
  const answer = await fetch(request);
  const { status, headers } = answer;
  const bytes = await answer.arrayBuffer();
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
}
