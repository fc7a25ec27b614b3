import type { FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { isAnyDue } from '../../jobs/due.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { JsonAnswer } from '../answers/send-json.ts';

/** The maximum number of stored characters per tenant. Response bodies and request URLs count. */
const mostCharacters = 256 * 1024;

interface Stored {
  state: object;
  byUrl: Map<string, JsonAnswer>;
  characters: number;
}

export type StoredAnswers = WeakMap<TenantData, Stored>;

export class UnchangedAnswers {
  readonly #isRead: boolean;
  readonly #stored: StoredAnswers;

  constructor({ method, headerTypes }: OperationEntry, stored: StoredAnswers) {
    this.#isRead = method === 'GET' && Object.keys(headerTypes).length === 0;
    this.#stored = stored;
  }

  /** `now` is the time on the tenant's clock in milliseconds. */
  find(request: FastifyRequest, tenantData: TenantData, now: number): JsonAnswer | undefined {
    if (!this.mayRepeat(request, tenantData) || isAnyDue(tenantData, now)) return undefined;
    const stored = this.#stored.get(tenantData);
    return stored?.state === tenantData.state ? stored.byUrl.get(request.url) : undefined;
  }

  mayRepeat({ headers }: FastifyRequest, { rows }: TenantData): boolean {
    return this.#isRead && headers['prefer'] === undefined && rows.faults.size === 0;
  }

  store({ url }: FastifyRequest, tenantData: TenantData, answer: JsonAnswer): void {
    const characters = url.length + answer.text.length;
    if (characters > mostCharacters) return;
    const { state } = tenantData;
    const before = this.#stored.get(tenantData);
    const hasRoom = before?.state === state && before.characters + characters <= mostCharacters;
    const stored = hasRoom ? before : { state, byUrl: new Map<string, JsonAnswer>(), characters: 0 };
    answer.isStored = true;
    stored.byUrl.set(url, answer);
    stored.characters += characters;
    this.#stored.set(tenantData, stored);
  }
}
