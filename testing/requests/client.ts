import { globalAgent } from 'node:http';
import { type Answered, authorization, sendOut } from './send.ts';
import { made, type Scope, scopeNumbered } from './template.ts';
import { textAtPointer } from './write-call.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A request in `fixtures/lab`. The method is the name of the member with the path. */
export interface WrittenRequest extends Partial<Record<(typeof methods)[number], string>> {
  /** The tenant whose super admin sends the request. */
  as?: string;
  headers?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  json?: unknown;
  form?: unknown;
  body?: unknown;
}

/** Requests that are sent before others, or together with others. */
export interface WrittenStep extends WrittenRequest {
  times?: number | string;
  /** The requests that are sent in turn, by default the request of this step. */
  requests?: readonly WrittenRequest[];
  /** Names of values for later requests, with the JSON pointers to these values in the response. */
  save?: Readonly<Record<string, string>>;
}

interface Message {
  method: string;
  path: string;
  as: string;
  headers: Record<string, string>;
  body?: string | Buffer | Iterable<Buffer>;
}

export function messageOf(written: WrittenRequest, scope: Scope): Message {
  const method = methods.find((each) => each in written) ?? 'GET';
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(written.query ?? {})) query.set(name, text(value));
  const path = text(written[method]) + (query.size > 0 ? `?${query}` : '');
  const [type, body] = bodyOf(written, scope);
  const own = Object.entries(written.headers ?? {}).map(([name, value]) => [name, text(value)]);
  const headers = { ...(type && { 'content-type': type }), ...Object.fromEntries(own) };
  return { method, path, as: text(written.as ?? ''), headers, ...(body !== undefined && { body }) };

  function text(node: unknown): string {
    return String(made(node, scope));
  }
}

function bodyOf(
  { json, form, body }: WrittenRequest,
  scope: Scope,
): [type?: string | undefined, body?: Message['body']] {
  if (json !== undefined) return ['application/json', JSON.stringify(made(json, scope))];
  if (form !== undefined) return ['multipart/form-data; boundary=border', formOf(made(form, scope))];
  if (body === undefined) return [];
  const bytes = made(body, scope);
  return [undefined, bytes instanceof Buffer ? bytes : String(bytes)];
}

/** A part of a form is a text with a name, a file with a name, or has a head of its own. */
function* formOf(parts: unknown): Generator<Buffer> {
  let pieces: Buffer[] = [];
  let length = 0;
  for (const { text, file, head, content = '' } of Array.isArray(parts) ? parts : []) {
    const name = file === undefined ? `name="${text}"` : `name="file"; filename="${file}"`;
    const bytes = content instanceof Buffer ? content : Buffer.from(String(content));
    const start = Buffer.from(`--border\r\n${head ?? `Content-Disposition: form-data; ${name}`}\r\n\r\n`);
    pieces.push(start, bytes, Buffer.from('\r\n'));
    length += start.length + bytes.length;
    if (length < 65_536) continue;
    yield Buffer.concat(pieces);
    [pieces, length] = [[], 0];
  }
  yield Buffer.concat([...pieces, Buffer.from('--border--\r\n')]);
}

export class LabClient {
  readonly url: string;
  readonly #scope: Record<string, unknown>;
  readonly #tokens = new Map<string, { authorization: string }>();

  constructor(url: string, scope: Scope = {}) {
    this.url = url;
    this.#scope = { ...scope };
  }

  /** Access tokens can expire during a long measurement, so each measurement begins with new ones. */
  begin(scope: Scope): void {
    this.#tokens.clear();
    Object.assign(this.#scope, scope);
  }

  async signIn(tenant: string): Promise<Record<string, string>> {
    if (tenant === '') return {};
    const token = this.#tokens.get(tenant) ?? (await authorization(this.url, `${tenant}-super-admin-key`));
    this.#tokens.set(tenant, token);
    return token;
  }

  value(node: unknown): unknown {
    return made(node, this.#scope);
  }

  message(written: WrittenRequest, n?: number): Message {
    return messageOf(written, n === undefined ? this.#scope : scopeNumbered(this.#scope, n));
  }

  async send({ path, as, headers, ...message }: Message): Promise<Answered> {
    // Kept connections, because the server resets a connection that it must close before it has read the whole body.
    const all = { ...(await this.signIn(as)), ...headers };
    return sendOut({ ...message, url: this.url + path, headers: all, agent: globalAgent });
  }

  /** Sends at most 20 requests at once. Ignores failures, because the sandbox may refuse hostile requests. */
  async perform({ times = 1, requests, save = {}, ...own }: WrittenStep): Promise<void> {
    const all = requests ?? [own];
    await twentyAtOnce(Number(this.value(times)), async (n) => {
      const { status, body } = await this.send(this.message(all[n % all.length] ?? own, n));
      if (status >= 300) return;
      for (const [name, pointer] of Object.entries(save)) this.#scope[name] = textAtPointer(body.toString(), pointer);
    });
  }
}

/** Runs `work` for each number below `count`, at most 20 at once. */
export async function twentyAtOnce(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: Math.min(20, count) }, one));
}
