import { operationTable } from '../../src/contract/operation.ts';
import type { Call, Caller } from './recipe.ts';
import { type Received, send } from './send.ts';
import type { Trigger } from './triggers.ts';
import { writeCall } from './write-call.ts';

/** The environment for a sequence of requests: a sandbox, and a new copy of the sample tenant aurora. */
export interface Stage {
  url: string;
  tenant: string;
  /** Key for the control plane of the sandbox, or undefined if the sandbox requires no key. */
  controlKey?: string;
}

export interface Outcome {
  target: string;
  answer: Received;
}

/** Sends a sequence of requests and returns the last response. Throws if the sandbox refuses an earlier request. */
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

  /** Requests all access tokens first, because an API key that a later request revokes cannot create tokens. */
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

  async call(call: Call): Promise<Outcome> {
    const { method, target, headers, body } = await writeCall(call, this.#values);
    const credential = this.#credential(operationTable[call.operation].credential, call.as ?? 'admin');
    const answer = await send({ method, url: this.#stage.url + target, headers: { ...credential, ...headers }, body });
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
}
