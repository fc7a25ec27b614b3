import { type OperationId, operationTable } from '../../../src/contract/operation.ts';
import type { Caller } from '../../requests/recipe.ts';
import type { WrittenCall } from '../../requests/write-call.ts';

/** One request of the load test, sent to a sandbox with injected failures and to a sandbox without failures. */
export interface Step {
  operation: OperationId;
  as: Caller;
  written: WrittenCall;
}

/** Access tokens for one sandbox, by role of the caller. */
export type Tokens = Map<Caller, string>;

/** Returns the headers of a request, including its API key or access token. */
export function headersOf({ operation, as, written }: Step, tenant: string, tokens: Tokens): Record<string, string> {
  return { ...credentialOf(operation, as, tenant, tokens), ...written.headers };
}

function credentialOf(operation: OperationId, as: Caller, tenant: string, tokens: Tokens): Record<string, string> {
  const { credential } = operationTable[operation];
  if (as === 'nobody') return {};
  if (credential === 'apiKey') return { 'x-api-key': as === 'stranger' ? 'no-such-key' : `${tenant}-${as}-key` };
  return credential === 'accessToken' ? { authorization: `Bearer ${tokens.get(as) ?? 'none'}` } : {};
}

const readOnly: readonly OperationId[] = ['createAdminToken', 'createDocumentsToken', 'queryDocuments'];

export function isWrite({ operation }: Pick<Step, 'operation'>): boolean {
  return operationTable[operation].method !== 'GET' && !readOnly.includes(operation);
}
