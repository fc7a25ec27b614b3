import { type OperationId, operationTable } from '../../src/contract/operation.ts';
import type { Call, Caller, Recipe } from './recipe.ts';

export type Tokens = Map<Caller, string>;

export function callsOf(operation: OperationId, recipe: Recipe): [...Call[], Call] {
  const { before = [], about: _about, start: _start, ...last } = recipe;
  return [...before, { ...last, operation }];
}

/** Returns the callers that need an access token for their requests. Omits callers without a valid credential. */
export function callersOf(calls: readonly Call[]): Set<Caller> {
  const callers = calls
    .filter(({ operation }) => operationTable[operation].credential === 'accessToken')
    .map(({ as = 'admin' }) => as);
  return new Set(callers.filter((as) => as !== 'nobody' && as !== 'stranger'));
}

export function credentialOf(
  { operation, as = 'admin' }: Pick<Call, 'operation' | 'as'>,
  tenant: string,
  tokens: Tokens,
  controlKey?: string,
): Record<string, string> {
  const { credential } = operationTable[operation];
  if (as === 'nobody' || credential === null) return {};
  if (credential === 'accessToken') return { authorization: `Bearer ${tokens.get(as) ?? 'none'}` };
  if (credential === 'apiKey') return { 'x-api-key': as === 'stranger' ? 'no-such-key' : `${tenant}-${as}-key` };
  return controlKey === undefined ? {} : { 'x-control-key': as === 'stranger' ? 'another key' : controlKey };
}

export function valueAt(body: string, pointer: string): string {
  const value = pointer
    .split('/')
    .slice(1)
    .reduce((inner, name) => inner?.[name], JSON.parse(body));
  if (typeof value !== 'string') throw new Error(`an answer has no ${pointer}: ${body}`);
  return value;
}
