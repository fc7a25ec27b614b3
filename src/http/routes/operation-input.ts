import type { FastifyRequest } from 'fastify';
import { claimsOf } from '../../operation/claims.ts';
import type { Caller, Request } from '../../operation/operation.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Authenticated } from '../access/authenticate.ts';
import { publicAddress } from '../access/public-address.ts';
import type { Tokens } from '../access/tokens.ts';

interface Parts {
  tenantData: TenantData;
  /** The time on the tenant's clock in milliseconds. */
  now: number;
  query: unknown;
  body: unknown;
}

export class OperationInput implements Request<never> {
  readonly tenantData: TenantData;
  readonly path: never;
  readonly query: never;
  readonly body: never;
  /** A response that depends on the caller, the time, the base URL or a new token must not be stored. */
  hasReadMore = false;
  readonly #request: FastifyRequest;
  readonly #authenticated: Authenticated;
  readonly #now: number;
  readonly #tokens: Tokens;

  constructor(request: FastifyRequest, authenticated: Authenticated, tokens: Tokens, parts: Parts) {
    this.tenantData = parts.tenantData;
    this.path = request.params as never;
    this.query = parts.query as never;
    this.body = parts.body as never;
    this.#request = request;
    this.#authenticated = authenticated;
    this.#now = parts.now;
    this.#tokens = tokens;
  }

  get now(): number {
    this.hasReadMore = true;
    return this.#now;
  }

  get caller(): Caller {
    this.hasReadMore = true;
    return this.#authenticated.caller;
  }

  get origin(): string {
    this.hasReadMore = true;
    return publicAddress(this.#request);
  }

  get issueToken(): Request<never>['issueToken'] {
    this.hasReadMore = true;
    const issue = { ...this.#authenticated, tenantData: this.tenantData, now: this.#now };
    return () => {
      const claims = claimsOf(issue);
      return { token: this.#tokens.sign(claims), expiresAt: timestamp(claims.exp * 1000) };
    };
  }
}
