import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type OperationId, operationTable } from '../../../src/contract/operation.ts';
import type { CallTokens } from '../../../testing/requests/write-call.ts';
import { headersOf, type Move } from './send.ts';

const shown: readonly (readonly [OperationId, string])[] = [
  ['readTenantState', '/state'],
  ['readTenant', ''],
  ['readClock', '/clock'],
  ['readJobPlans', '/job-plans'],
  ['listTenantFaults', '/faults'],
  ['listSnapshots', '/snapshots'],
];

interface Shown {
  status: number;
  body: string;
}

/**
 * Returns the stored data of a tenant as text.
 * If the tenant `<name>-copy` exists, its data follows the data of the tenant `<name>`.
 * Omits the tenant's current time, because the clocks of two compared sandboxes can differ.
 */
export async function observeAnswer(
  tenant: string,
  read: (operation: OperationId, target: string) => Promise<Shown>,
): Promise<string> {
  const parts: string[] = [];
  for (const name of [tenant, `${tenant}-copy`]) {
    for (const [operation, end] of shown) {
      const { status, body } = await read(operation, `/_sandbox/tenants/${name}${end}`);
      if (status === 404) break;
      parts.push(`${name}${end} ${status} ${body.replaceAll(/"now":"[^"]*",?/g, '')}`);
    }
  }
  return parts.join('\n');
}

export function differenceOf(found: string, expected: string): string {
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at += 1;
  const from = Math.max(0, at - 200);
  return `found …${found.slice(from, at + 300)}… instead of …${expected.slice(from, at + 300)}…`;
}

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
  readonly #tokens: CallTokens = new Map();

  constructor(app: FastifyInstance, tenant: string) {
    this.#app = app;
    this.#tenant = tenant;
  }

  async apply(step: Move): Promise<Expected> {
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
    return observeAnswer(this.#tenant, async (_operation, url) => {
      const { statusCode: status, body } = await this.#app.inject({ url, headers: { host: 'localhost' } });
      return { status, body };
    });
  }

  async replay(steps: readonly Move[]): Promise<Expected[]> {
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
