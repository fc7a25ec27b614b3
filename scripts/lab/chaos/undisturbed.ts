import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { operationTable } from '../../../src/contract/operation.ts';
import type { Tokens } from '../../requests/calls.ts';
import { observe } from './observe.ts';
import { headersOf, type Step } from './step.ts';

export interface Expected {
  status: number;
  body: string;
}

/**
 * A sandbox without injected failures. Its responses are the expected responses of the load test.
 * Ids are sequential and clocks are stopped, so two sandboxes return equal responses to equal requests.
 */
export class Undisturbed {
  readonly #app: FastifyInstance;
  readonly #tenant: string;
  readonly #tokens: Tokens = new Map();

  constructor(app: FastifyInstance, tenant: string) {
    this.#app = app;
    this.#tenant = tenant;
  }

  async apply(step: Step): Promise<Expected> {
    const { target, body } = step.written;
    const headers = { host: 'localhost', ...headersOf(step, this.#tenant, this.#tokens) };
    const payload = body ? { payload: Buffer.from(body) } : {};
    const request = { method: operationTable[step.operation].method, url: target, headers, ...payload };
    if (step.operation === 'watchTenant') return this.#headOf(request);
    const answer = await this.#app.inject(request);
    if (step.operation === 'createAdminToken' && answer.statusCode === 200) {
      this.#tokens.set(step.as, JSON.parse(answer.body).token);
    }
    return { status: answer.statusCode, body: answer.body };
  }

  /** Requests the event stream of a tenant. Does not read the stream, because an event stream never ends. */
  async #headOf(request: InjectOptions): Promise<Expected> {
    const answer = await this.#app.inject({ ...request, payloadAsStream: true });
    const { statusCode: status } = answer;
    const stream = answer.stream();
    if (status !== 200) return { status, body: await text(stream) };
    stream.destroy();
    // Closes the response in the server, so that the server stops sending events.
    answer.raw.res.destroy();
    return { status, body: '' };
  }

  observe(): Promise<string> {
    return observe(this.#tenant, async (_operation, url) => {
      const { statusCode: status, body } = await this.#app.inject({ url, headers: { host: 'localhost' } });
      return { status, body };
    });
  }

  async replay(steps: readonly Step[]): Promise<Expected[]> {
    await this.#remove();
    const answers: Expected[] = [];
    for (const step of steps) answers.push(await this.apply(step));
    return answers;
  }

  async #remove(): Promise<void> {
    for (const tenant of [this.#tenant, `${this.#tenant}-copy`]) {
      await this.#app.inject({ method: 'DELETE', url: `/_sandbox/tenants/${tenant}`, headers: { host: 'localhost' } });
    }
    this.#tokens.clear();
  }
}
