import { type OperationId, operationTable } from '../../../src/contract/operation.ts';
import { credentialOf, type Tokens } from '../../requests/calls.ts';
import type { Caller } from '../../requests/recipe.ts';
import type { WrittenCall } from '../../requests/write-call.ts';

/** One request of the load test, sent to a sandbox with injected failures and to a sandbox without failures. */
export interface Step {
  operation: OperationId;
  as: Caller;
  written: WrittenCall;
}

export function headersOf(step: Step, tenant: string, tokens: Tokens): Record<string, string> {
  return { ...credentialOf(step, tenant, tokens), ...step.written.headers };
}

const readOnly: readonly OperationId[] = ['createAdminToken', 'createDocumentsToken', 'queryDocuments'];

export function isWrite({ operation }: Pick<Step, 'operation'>): boolean {
  return operationTable[operation].method !== 'GET' && !readOnly.includes(operation);
}
