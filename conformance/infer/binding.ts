import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import { bindAnswer, nextPage } from './bind-answer.ts';
import { bindRequest } from './bind-request.ts';
import type { Candidate } from './score.ts';

/** The binding of a canonical operation to a candidate, with what is uncertain and what is missing. */
export function bindingTo(operation: OperationId, { api }: Candidate) {
  const { vital, output }: OperationSpec = operations[operation];
  const { request, notes, questions, credentials } = bindRequest(operation, api);
  const { answer, notes: others } = bindAnswer(operation, api);
  const next = 'items' in output ? nextPage(api) : undefined;
  const open = vital.filter((name) => !(name in answer)).map((name) => `where does the response have ${name}?`);
  const binding = { ...request, ...(Object.keys(answer).length > 0 ? { answer } : {}), ...(next ? { next } : {}) };
  return { binding, notes: [...notes, ...others], questions: [...questions, ...open], credentials };
}
