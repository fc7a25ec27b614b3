import { type OperationId, type OperationSpec, operationIds, operations } from '../../canonical/operations.ts';
import type { AnswerPart } from '../../case/api.ts';
import { type Case, published } from '../../case/case.ts';
import { Failure, Unjudged } from '../../case/failure.ts';

const parts: readonly { part: AnswerPart; slug: string; what: string; row: string }[] = [
  { part: 'success', slug: 'body', what: 'Each successful response', row: 'answers-match-contract' },
  { part: 'headers', slug: 'headers', what: 'Each set of response headers', row: 'answers-match-contract' },
  { part: 'refusal', slug: 'refusal', what: 'Each error response', row: 'rejection-codes' },
];

export const observedAnswers: readonly Case[] = operationIds.flatMap((operation) =>
  parts.map(({ part, slug, what, row }) => {
    const { interface: name }: OperationSpec = operations[operation];
    return published({
      id: `observed-answers-${operation}-${slug}`,
      requirement: `${name}-${row}`,
      title: `${what} of ${operation} matches the contract`,
      operations: [operation],
      late: true,
      perOperation: true,
      readOnly: true,
      run: async (api) => judge(api.seen(operation, part), operation, part),
    });
  }),
);

function judge(
  { count, fault }: ReturnType<Parameters<Case['run']>[0]['seen']>,
  operation: OperationId,
  part: AnswerPart,
) {
  if (fault) {
    const text = `${operation} does not match the contract: ${fault.text}.`;
    throw new Failure(text, 'a response that the contract declares', fault.text, fault.exchange);
  }
  if (count === 0)
    throw new Unjudged(`no passed case of this run received this kind of response from ${operation} (${part})`);
}
