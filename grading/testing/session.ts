import { once } from 'node:events';
import { at } from '../observe/exchange.ts';
import { type Answer, type Sent, send, sleep } from './send.ts';

interface Access {
  baseUrl: string;
  apiKey: string;
  signal: AbortSignal;
  breaks: (rule: string) => boolean;
}

const mostAttempts = 5;

export class Session {
  readonly access: Access;
  #token: string | undefined;
  #first: string | undefined;
  #attempts = 0;

  constructor(access: Access) {
    this.access = access;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<unknown> {
    return parsed(await this.answer({ method: 'GET', url: path, headers }));
  }

  async write(method: string, path: string, body?: object): Promise<Answer> {
    const { breaks } = this.access;
    const type = breaks('requests-media-type') ? 'text/plain' : 'application/vnd.api+json';
    const text =
      body === undefined ? {} : { body: encoded(JSON.stringify(body), breaks), headers: { 'content-type': type } };
    return this.answer({ method, url: path, ...text });
  }

  /** Sends a request, and repeats it after temporary errors. Throws on a refusal, unless `acceptsRefusal` is true. */
  async answer(sent: Sent, acceptsRefusal = false): Promise<Answer> {
    this.#attempts = 0;
    for (;;) {
      this.access.signal.throwIfAborted();
      this.#attempts += 1;
      const answer = await this.#attempt(sent).catch((error) => this.#lost(error, sent));
      if (answer && answer.status < 400) return answer;
      if (answer && !(await this.#isTemporary(answer, sent)))
        return acceptsRefusal ? { ...answer, text: '{}' } : this.#refused(answer, sent);
      if (this.#attempts >= mostAttempts && !this.access.breaks('robust-gives-up')) return this.#exhausted(answer);
      await this.#pause(answer);
    }
  }

  async #attempt(sent: Sent): Promise<Answer | undefined> {
    const { baseUrl, breaks } = this.access;
    const url = sent.url.startsWith('http') ? sent.url : baseUrl + sent.url;
    const timeout = breaks('robust-slow-accepted') && sent.url.endsWith('/7') ? 500 : 30_000;
    const more = breaks('requests-no-body-on-get') && sent.method === 'GET' ? { body: '{}' } : {};
    try {
      const answer = await send({ ...sent, ...more, url, timeout, headers: await this.#headers(sent) });
      if (answer.isWhole || breaks('robust-truncated-refused')) return this.#redirected(answer, sent);
      return undefined;
    } catch (error) {
      const isRepeatable =
        sent.method === 'GET' ||
        breaks('robust-creation-not-repeated') ||
        (sent.method === 'PATCH' && breaks('robust-change-not-repeated'));
      if (!isRepeatable || breaks('robust-reset-repeated')) throw error;
      return undefined;
    }
  }

  async #lost(error: unknown, { method }: Sent): Promise<never> {
    if (this.access.breaks('hangs') && method === 'POST') await once(this.access.signal, 'abort');
    throw error;
  }

  async #redirected(answer: Answer, sent: Sent): Promise<Answer> {
    if (answer.status !== 307) return answer;
    const url = String(answer.headers['location']);
    const headers = this.access.breaks('tokens-other-origin') ? await this.#headers(sent) : {};
    return send({ method: sent.method, url, headers });
  }

  async #headers({ headers }: Sent): Promise<Record<string, string>> {
    const { apiKey, breaks } = this.access;
    const token = await this.#tokenToSend();
    if (breaks('tokens-sent-first') && this.#attempts === 1) return { ...headers };
    return {
      ...headers,
      authorization: breaks('tokens-bearer') ? token : `Bearer ${token}`,
      ...(breaks('tokens-key-only-for-tokens') && { 'x-api-key': apiKey }),
      ...(breaks('requests-connection-reuse') && { connection: 'close' }),
    };
  }

  async #tokenToSend(): Promise<string> {
    const { breaks } = this.access;
    if (this.#token === undefined || breaks('tokens-reused') || (breaks('own clock') && hasExpired(this.#token)))
      this.#token = await this.#requestToken();
    this.#first ??= this.#token;
    return breaks('tokens-old-dropped') && this.#attempts === 1 ? this.#first : this.#token;
  }

  async #requestToken(): Promise<string> {
    const { baseUrl, apiKey, breaks } = this.access;
    if (breaks('tokens-not-in-url'))
      await send({ method: 'POST', url: `${baseUrl}/v2/admin/auth/token?key=${apiKey}` });
    const url = `${baseUrl}/v2/admin/auth/token`;
    const token = at(parsed(await send({ method: 'POST', url, headers: { 'x-api-key': apiKey } })), 'token');
    return String(token);
  }

  /** Returns whether the client repeats the request after this response. Renews an expired access token first. */
  async #isTemporary({ status, text }: Answer, { method }: Sent): Promise<boolean> {
    const { breaks } = this.access;
    if (status === 429) return !breaks('limits-429-repeated');
    if (status === 503) return !breaks('robust-503-repeated') || this.#attempts > 1;
    if (status === 404) return breaks('errors-not-repeated') && this.#attempts < 2;
    if (text.includes('TOKEN MISSING')) return breaks('tokens-sent-first');
    if (!text.includes('TOKEN EXPIRED') || breaks('tokens-renewed') || breaks(`no renewal ${method}`)) return false;
    if (breaks('one renewal') && this.#token !== this.#first) return false;
    this.#token = await this.#requestToken();
    return !breaks('tokens-repeated');
  }

  #ownPause(): number {
    const { breaks } = this.access;
    if (breaks('robust-pause')) return 0;
    if (breaks('robust-backoff')) return 600;
    return breaks('robust-gives-up') ? 100 * this.#attempts : 100 * 2 ** this.#attempts;
  }

  async #pause(answer: Answer | undefined): Promise<void> {
    const { breaks } = this.access;
    if (answer?.status === 401) return;
    const value = String(answer?.headers['retry-after'] ?? 0);
    const isDate = value.endsWith('GMT');
    const after = isDate ? Date.parse(value) - Date.now() : Number(value) * 1000;
    const wait = isDate ? 'robust-retry-date' : 'robust-503-wait';
    const isIgnored = breaks('no wait') || breaks(answer?.status === 429 ? 'limits-429-wait' : wait);
    const own = this.#ownPause();
    await sleep(isIgnored && after > 0 ? 20 : Math.max(after, own));
  }

  #refused(answer: Answer, { url }: Sent): Answer {
    const isIgnored =
      (answer.status === 401 && this.access.breaks('tokens-repeated')) || this.access.breaks('errors-reported');
    if (isIgnored) return { ...answer, text: '{}' };
    throw new Error(`${url} was refused with ${answer.status}`);
  }

  #exhausted(answer: Answer | undefined): Answer {
    if (answer && this.access.breaks('robust-outage-reported')) return { ...answer, text: '{}' };
    throw new Error('no response after all attempts');
  }
}

function hasExpired(token: string): boolean {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(claims).exp * 1000 < Date.now();
}

function encoded(text: string, breaks: Access['breaks']): string | Buffer {
  if (breaks('requests-valid-json')) return text.replace(/}$/, ',}');
  return breaks('requests-utf8') ? text.replaceAll(/[^ -~]/g, '?') : text;
}

export function parsed({ text }: Answer): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

export interface Work {
  session: Session;
  breaks: Access['breaks'];
  print: (line: string) => void;
  file: string;
}
