import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { Api } from './api.ts';
import { assignOperations, type Choice } from './assign.ts';
import { bindAnswer } from './bind-answer.ts';
import { bindRequest } from './bind-request.ts';
import { nextPage } from './next-page.ts';
import type { Candidate } from './score.ts';

export interface Guessed {
  readonly binding: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
  readonly questions: readonly string[];
  readonly credentials: readonly string[];
}

export function inferOperations({ operations: found }: Api): Choice[] {
  return assignOperations(found);
}

/** The binding of a canonical operation to a candidate, with what is uncertain and what is missing. */
export function bindingTo(operation: OperationId, { api }: Candidate): Guessed {
  const { vital, output }: OperationSpec = operations[operation];
  const { request, notes, questions, credentials } = bindRequest(operation, api);
  const { answer, notes: others } = bindAnswer(operation, api);
  const next = 'items' in output ? nextPage(api) : undefined;
  const missing = vital.filter((name) => !(name in answer));
  const binding = { ...request, ...(Object.keys(answer).length > 0 ? { answer } : {}), ...(next ? { next } : {}) };
  const open = missing.map((name) => `where does the response have ${name}? Without it, no case can use the operation`);
  return { binding, notes: [...notes, ...others], questions: [...questions, ...open], credentials };
}
