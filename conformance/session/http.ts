import request, { type Response, type Test } from 'supertest';
import { NoAnswer, TooSlow } from '../case/failure.ts';
import { isObject, parseJson } from '../json.ts';
import type { PlainAnswer, PreparedRequest } from '../target/types.ts';
import { agentFor, proxyFor, shownProxy } from './proxies.ts';
import type { Time } from './time.ts';

const longest = 32 * 2 ** 20;

/**
 * After the run is aborted, requests that change data have this time to finish, in milliseconds. The clean-up needs the
 * response to a creation, because only the response contains the id of the new object.
 */
const grace = 2_000;

interface Limits extends Pick<Time, 'later'> {
  timeout: number;
  signal: AbortSignal;
}

/** Does not throw for any HTTP status. */
export async function sendPlain(baseUrl: string, prepared: PreparedRequest, limits: Limits): Promise<PlainAnswer> {
  for (let attempt = 1; ; attempt++) {
    const sent = requestOf(baseUrl, prepared);
    const limited = limit(sent, prepared, limits);
    try {
      return { ...plain(await sent), ...(attempt > 1 && { repeated: true }) };
    } catch (error) {
      if (attempt === 1 && wasClosedMeanwhile(sent, error)) continue;
      throw limited.isLate ? tooSlow(limits.timeout, error) : unanswered(error, proxyFor(baseUrl));
    } finally {
      limited.end();
    }
  }
}

function limit(sent: Test, { method }: PreparedRequest, { timeout, later, signal }: Limits) {
  const expire = () => {
    limited.isLate = true;
    sent.abort();
  };
  const cancel = [later(expire, timeout)];
  // The listener returns nothing, because Node treats a returned request as a promise that nobody handles.
  const takeBack = () => {
    if (method === 'GET') sent.abort();
    else cancel.push(later(() => sent.abort(), grace));
  };
  signal.addEventListener('abort', takeBack);
  const end = () => {
    for (const each of cancel) each();
    signal.removeEventListener('abort', takeBack);
  };
  const limited = { isLate: false, end };
  return limited;
}

/**
 * Returns whether a request failed because the target had closed the idle connection. The target probably did not
 * receive a request on a closed connection, so the suite can repeat the request.
 */
function wasClosedMeanwhile(sent: Test, error: unknown): boolean {
  const wire: unknown = Reflect.get(sent, 'req');
  const { code } = error as { code?: string };
  return isObject(wire) && wire['reusedSocket'] === true && (code === 'ECONNRESET' || code === 'EPIPE');
}

function requestOf(baseUrl: string, prepared: PreparedRequest): Test {
  const { method, path, query, headers, body, multipart } = prepared;
  const verb = method.toLowerCase() as Lowercase<PreparedRequest['method']>;
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  const sent = request(baseUrl.replace(/\/$/, ''))
    [verb](search ? `${path}?${search}` : path)
    .agent(agentFor(baseUrl))
    .redirects(0)
    .ok(() => true)
    .maxResponseSize(longest)
    .buffer(true)
    .parse(bytesOf)
    .set({ ...headers });
  for (const { name, value, fileName } of multipart ?? []) {
    if (Buffer.isBuffer(value)) sent.attach(name, value, fileName ?? name);
    else sent.field(name, value);
  }
  if (Buffer.isBuffer(body)) sent.send(body);
  else if (body !== undefined) sent.serialize((text) => String(text)).send(body);
  return sent;
}

function plain(response: Response): PlainAnswer {
  const body = Buffer.isBuffer(response.body) ? response.body : Buffer.alloc(0);
  const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  return { status: response.status, headers, body, json: parseJson(body.toString('utf8')) };
}

function bytesOf(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
  response.on('end', () => done(null, Buffer.concat(chunks)));
  response.on('error', (error: Error) => done(error, Buffer.alloc(0)));
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'nothing listens at the base URL'],
  [/ECONNRESET|socket hang up/, 'the connection was closed before a response arrived'],
  [/ENOTFOUND|EAI_AGAIN/, 'the host of the base URL is unknown'],
  [/EPROTO|wrong version number/, 'the base URL begins with https, but the server does not use TLS'],
  [/ETOOLARGE/, 'the response is longer than 32 MiB'],
  [/HPE_HEADER_OVERFLOW/, 'the headers of the response are longer than 16 KiB'],
  [/HPE_/, 'the response is not valid HTTP'],
  [
    /CERT|certificate/i,
    'the certificate of the base URL is not trusted; --ca or NODE_EXTRA_CA_CERTS may name its root',
  ],
];

const slower = 'the target is too slow; raise pace.requestTimeout or lower pace.concurrency';

function tooSlow(timeout: number, cause: unknown): TooSlow {
  return new TooSlow(`no response arrived within ${timeout} ms: ${slower}`, { cause });
}

function unanswered(error: unknown, proxy: URL | undefined): NoAnswer {
  const { code, message } = error as { code?: string; message?: string };
  const told = `${code ?? ''} ${message ?? ''}`.trim();
  const [, reason] = reasons.find(([sign]) => sign.test(told)) ?? [];
  const through = proxy ? `through the proxy ${shownProxy(proxy)}: ` : '';
  const why = `${through}${reason ?? 'no response arrived'} (${told || 'for an unknown reason'})`;
  return new NoAnswer(why, { cause: error });
}
