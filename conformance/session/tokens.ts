import type { WrongKind } from '../canonical/kinds.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { CallerName } from '../case/caller.ts';
import type { Exchange } from '../case/exchange.ts';
import { Blocked, Malformed, TokenRefused, Unsupported } from '../case/failure.ts';
import { bindingOf } from '../published/binding-of.ts';
import { expressionValues } from '../target/binding-use.ts';
import type { Binding, PreparedRequest, Target } from '../target/types.ts';
import { credentialOf, forge, forgeSignature, lifetimeOf, signedWith, variable } from './credentials.ts';
import { prepare } from './prepare.ts';
import type { Redactor } from './redactor.ts';
import { errorCode, whyNoToken } from './refusals.ts';
import { type Step, stepOf } from './step.ts';
import {
  baseUrlOf,
  boundOperation,
  interfaceOf,
  isTokenOperation,
  type TokenOperation,
  valuesOfTarget,
} from './targeting.ts';
import type { SentExchange, SessionTransport } from './transport.ts';

interface TokensParts {
  target: Target;
  transport: SessionTransport;
  redactor: Redactor;
  now: () => number;
}

export class SessionTokens {
  readonly #parts: TokensParts;
  readonly #issued = new Map<string, Step>();
  readonly #tokens = new Map<string, { token: Promise<string>; until: number }>();

  constructor(parts: TokensParts) {
    this.#parts = parts;
  }

  /** Throws `Unsupported` if the caller has no credential. Throws `Blocked` if the target issues no token. */
  of(as: CallerName, record: Exchange[], operation: OperationId = 'createAdminToken'): Promise<string> {
    const issuer = this.#issuer(operation);
    const key = `${issuer} ${as}`;
    const known = this.#tokens.get(key);
    if (known && this.#parts.now() < known.until) return known.token;
    const entry = { token: this.#request(as, issuer, record), until: Number.POSITIVE_INFINITY };
    this.#tokens.set(key, entry);
    entry.token.then(
      (token) => {
        entry.until = this.#parts.now() + 0.9 * (lifetimeOf(token) ?? Number.POSITIVE_INFINITY);
      },
      () => this.#tokens.delete(key),
    );
    return entry.token;
  }

  issued(name: string): Step | undefined {
    return this.#issued.get(name);
  }

  stepOf(exchange: Exchange): Step | undefined {
    return [...this.#issued.values()].find((step) => step.exchange === exchange);
  }

  forget(as: CallerName, operation: OperationId): void {
    this.#tokens.delete(`${this.#issuer(operation)} ${as}`);
  }

  async sign(operation: OperationId, prepared: PreparedRequest, as: CallerName, record: Exchange[]) {
    if (as === 'nobody') return prepared;
    return signedWith(this.#parts.target, prepared, await this.of(as, record, operation));
  }

  credential(as: CallerName, binding: Binding): Record<string, string> {
    if (as === 'nobody') return {};
    const credential = credentialOf(this.#parts.target, as);
    if (credential === undefined) throw new Unsupported(`the target file has no credential for the caller "${as}"`);
    const values = typeof credential === 'string' ? { apiKey: credential } : { ...credential };
    for (const [name, value] of Object.entries(values)) this.#parts.redactor.hide(value, variable(as, name));
    for (const made of expressionValues(binding, values)) this.#parts.redactor.hide(made, variable(as, 'credential'));
    return values;
  }

  /** Sends a request, and ensures that reports never show a token from the response. */
  send(operation: OperationId, prepared: PreparedRequest, record: Exchange[], baseUrl?: string): Promise<SentExchange> {
    const { target, transport, redactor } = this.#parts;
    const outgoing = { operation, prepared, record, baseUrl: baseUrl ?? baseUrlOf(target, operation) };
    if (!isTokenOperation(operation)) return transport.send(outgoing);
    const binding = boundOperation(target, operation);
    return transport.send({
      ...outgoing,
      hideSecrets: (answer) => {
        const { token } = valuesOfTarget(operation, binding, answer, () => undefined);
        if (typeof token === 'string') redactor.hide(token, 'TOKEN');
      },
    });
  }

  #issuer(operation: OperationId): TokenOperation {
    const [own, other] =
      interfaceOf(operation) === 'admin'
        ? (['createAdminToken', 'createDocumentsToken'] as const)
        : (['createDocumentsToken', 'createAdminToken'] as const);
    return bindingOf(this.#parts.target, own) ? own : other;
  }

  async #request(as: CallerName, issuer: TokenOperation, record: Exchange[]): Promise<string> {
    if (as === 'forged' || as === 'forged-signature') {
      const alter = as === 'forged' ? forge : forgeSignature;
      return this.#hidden(alter(await this.of('admin', record, issuer)), as, issuer);
    }
    const binding = boundOperation(this.#parts.target, issuer);
    const prepared = prepare(binding, this.credential(as, binding));
    const sent = await this.send(issuer, prepared, record);
    const { answer, exchange } = sent;
    const wrong: WrongKind[] = [];
    const isGood = answer.status >= 200 && answer.status < 300;
    const { token } = isGood ? valuesOfTarget(issuer, binding, answer, (fault) => wrong.push(fault)) : {};
    if (wrong[0]) throw new Malformed(issuer, wrong[0], exchange);
    if (typeof token === 'string' && token !== '') {
      const baseUrl = baseUrlOf(this.#parts.target, issuer);
      this.#issued.set(tokenName(as, issuer), stepOf(sent, { operation: issuer, baseUrl, prepared }, { token }));
      return this.#hidden(token, as, issuer);
    }
    const why = `the caller "${as}" got no token: ${whyNoToken(answer, exchange, errorCode(answer, this.#parts.target))}`;
    const isRefused = answer.status >= 400 && answer.status < 500;
    throw isRefused ? new TokenRefused(issuer, why) : new Blocked(issuer, why);
  }

  #hidden(token: string, as: CallerName, issuer: TokenOperation): string {
    this.#parts.redactor.hide(token, tokenName(as, issuer));
    return token;
  }
}

function tokenName(as: CallerName, issuer: TokenOperation): string {
  return variable(as, issuer === 'createDocumentsToken' ? 'documents_token' : 'token');
}
