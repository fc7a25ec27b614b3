import { operationTable } from '../../src/contract/operation.ts';
import type { Body, Call, Caller, FilePart } from './recipe.ts';
import { type Received, send } from './send.ts';
import type { Trigger } from './triggers.ts';

/** Where a recipe is played: a sandbox, and a tenant of it that is a fresh copy of aurora. */
export interface Stage {
  url: string;
  tenant: string;
  /** The control key of the sandbox, where it has one. */
  controlKey?: string;
}

export interface Outcome {
  /** Path and query of the last request. */
  target: string;
  answer: Received;
}

/** Makes the requests of a recipe and gives the last answer. Throws when one of the others is refused. */
export async function bringAbout({ operation, recipe }: Trigger, stage: Stage): Promise<Outcome> {
  const { before = [], about: _about, start: _start, ...last } = recipe;
  const calls: Call[] = [...before, { ...last, operation }];
  const player = new Player(stage);
  await player.signIn(calls);
  for (const call of calls.slice(0, -1)) await player.prepare(call);
  return player.call({ ...last, operation });
}

class Player {
  readonly #stage: Stage;
  readonly #values = new Map<string, string>();
  readonly #tokens = new Map<Caller, string>();

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#values.set('tenant', stage.tenant);
  }

  /** Tokens are fetched ahead, before a recipe takes the means for it away. */
  async signIn(calls: readonly Call[]): Promise<void> {
    const callers = calls
      .filter(({ operation }) => operationTable[operation].credential === 'accessToken')
      .map(({ as = 'admin' }) => as);
    for (const as of new Set(callers)) {
      if (as === 'nobody' || as === 'stranger') continue;
      const { answer } = await this.call({ operation: 'createAdminToken', as });
      this.#tokens.set(as, JSON.parse(answer.body.toString()).token);
    }
  }

  async prepare(call: Call): Promise<void> {
    const { answer } = await this.call(call);
    const text = answer.body.toString();
    if (answer.status >= 400) throw new Error(`${call.operation} was refused with ${answer.status}: ${text}`);
    for (const [name, pointer] of Object.entries(call.save ?? {})) {
      const value = pointer
        .split('/')
        .slice(1)
        .reduce((inner, step) => inner?.[step], JSON.parse(text));
      if (typeof value !== 'string') throw new Error(`${call.operation} answered without ${pointer}: ${text}`);
      this.#values.set(name, value);
    }
  }

  async call({ operation, as = 'admin', path = {}, query = {}, headers = {}, body }: Call): Promise<Outcome> {
    const entry = operationTable[operation];
    const values = { tenant: this.#stage.tenant, ...path };
    const address = entry.path.replaceAll(/\{(\w+)\}/g, (_whole, name: keyof typeof values) =>
      encodeURIComponent(this.#filled(values[name] ?? '')),
    );
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) parameters.append(name, this.#filled(value));
    const target = parameters.size > 0 ? `${address}?${parameters}` : address;
    const content = body && (await contentOf(this.#filledBody(body)));
    const answer = await send({
      method: entry.method,
      url: this.#stage.url + target,
      headers: { ...this.#credential(entry.credential, as), ...content?.headers, ...headers },
      body: content?.bytes,
    });
    return { target, answer };
  }

  #credential(kind: (typeof operationTable)[Call['operation']]['credential'], as: Caller): Record<string, string> {
    if (as === 'nobody' || kind === null) return {};
    if (kind === 'accessToken') return { authorization: `Bearer ${this.#tokens.get(as)}` };
    if (kind === 'apiKey')
      return { 'x-api-key': as === 'stranger' ? 'no-such-key' : `${this.#stage.tenant}-${as}-key` };
    const { controlKey } = this.#stage;
    if (controlKey === undefined) return {};
    return { 'x-control-key': as === 'stranger' ? 'another key' : controlKey };
  }

  /** The text with what its names in braces stand for. */
  #filled(text: string): string {
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => this.#values.get(name) ?? whole);
  }

  #filledBody(body: Body): Body {
    return JSON.parse(JSON.stringify(body), (_key, value) => (typeof value === 'string' ? this.#filled(value) : value));
  }
}

interface Content {
  headers: Record<string, string>;
  bytes?: Uint8Array;
}

async function contentOf(body: Body): Promise<Content> {
  if ('json' in body) return contentFrom('application/json', JSON.stringify(body.json));
  if ('text' in body) return contentFrom(body.mediaType, body.text);
  if ('blanks' in body) return contentFrom(body.mediaType, ' '.repeat(body.blanks));
  if ('announced' in body) {
    return { headers: { 'content-type': body.mediaType, 'content-length': String(body.announced) } };
  }
  const form = new FormData();
  for (const [name, part] of Object.entries(body.form)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([bytesOf(part)]), part.name);
  }
  const written = new Response(form);
  return { headers: { 'content-type': written.headers.get('content-type') ?? '' }, bytes: await written.bytes() };
}

function contentFrom(mediaType: string, text: string): Content {
  return { headers: { 'content-type': mediaType }, bytes: Buffer.from(text) };
}

function bytesOf({ text = '', base64 }: FilePart): Uint8Array<ArrayBuffer> {
  return new Uint8Array(base64 === undefined ? Buffer.from(text) : Buffer.from(base64, 'base64'));
}
