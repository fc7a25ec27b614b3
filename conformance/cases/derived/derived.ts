import { type Input, type OperationId, type OperationSpec, operations } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { CallerName } from '../../case/caller.ts';
import { type Case, published } from '../../case/case.ts';
import { publishedBinding, sampleInput } from '../../published/binding-of.ts';

/**
 * If an operation can write data, the test cases send only unknown ids or invalid requests, so that no data changes.
 */
export function derivedCases(ids: readonly OperationId[]): Case[] {
  return ids.flatMap((operation) => [...answerCases(operation), ...rejectionCases(operation)]);
}

const rejections: readonly { rule: string; status: number; code: string; title: string; send: Send }[] = [
  {
    rule: 'unknown-parameter',
    status: 400,
    code: 'UNKNOWN PARAMETER',
    title: 'with an unknown query parameter',
    send: (api, operation) =>
      api.send(operation, inputFor(api, operation), { query: [['no-such-parameter', '1']] }, callerOf(operation)),
  },
  {
    rule: 'malformed-body',
    status: 400,
    code: 'MALFORMED JSON',
    title: 'with a body that is not valid JSON',
    send: (api, operation) => api.send(operation, inputFor(api, operation), { body: '{"data":' }, callerOf(operation)),
  },
];

type Send = (api: Api, operation: OperationId) => ReturnType<Api['call']>;

/** Accepts statuses such as 404, because some generated requests contain unknown ids. */
function answerCases(operation: OperationId): Case[] {
  const { safe, interface: name }: OperationSpec = operations[operation];
  if (!safe && pathInputs(operation).length === 0) return [];
  return [
    published({
      id: `derived-${slug(operation)}-answer`,
      requirement: `${name}-answers-match-contract`,
      title: `The response to ${operation} matches the contract`,
      operations: [operation],
      perOperation: true,
      ...(safe && { readOnly: true as const }),
      ...needsOf(operation),
      run: async (api) => {
        const reply = await api.call(operation, inputFor(api, operation), callerOf(operation));
        api.expect.true(
          reply.status !== 401 && reply.status < 500,
          'The request of an administrator is accepted',
          reply,
        );
      },
    }),
  ];
}

function rejectionCases(operation: OperationId): Case[] {
  const { output, safe, narrowIds, interface: name }: OperationSpec = operations[operation];
  // Write requests contain invented ids, so that no data changes.
  // Skips write operations whose ids have a restricted format, because an invented id can cause a different error.
  if (output['token'] !== undefined || (narrowIds && !safe)) return [];
  const { body } = publishedBinding(operation);
  return rejections
    .filter(({ rule }) => rule !== 'malformed-body' || body !== undefined)
    .map(({ rule, status, code, title, send }) =>
      published({
        id: `derived-${slug(operation)}-${rule}`,
        requirement: `${name}-rejection-codes`,
        title: `${operation} ${title} is ${status} ${code}`,
        operations: [operation],
        perOperation: true,
        ...(safe && { readOnly: true as const }),
        ...needsOf(operation),
        run: async (api) => {
          const reply = await send(api, operation);
          api.expect.status(reply, status, `${operation} ${title} is refused`);
          api.expect.code(reply, code, `${operation} ${title} is refused`);
        },
      }),
    );
}

function callerOf(operation: OperationId): CallerName {
  const { caller }: OperationSpec = operations[operation];
  return caller ?? 'admin';
}

function needsOf(operation: OperationId): Pick<Case, 'needs'> {
  const { caller }: OperationSpec = operations[operation];
  return caller ? { needs: [`${caller}-credential`] } : {};
}

/** If an operation can change data, uses unknown ids in the path, so that the request changes no data. */
function inputFor(api: Api, operation: OperationId): Input<OperationId> {
  const { safe }: OperationSpec = operations[operation];
  const unknown = safe ? [] : pathInputs(operation).map((name) => [name, api.unknownId('job')] as const);
  return { ...sampleInput(operation), ...Object.fromEntries(unknown) };
}

function pathInputs(operation: OperationId): string[] {
  return [...publishedBinding(operation).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function slug(operation: OperationId): string {
  return operation.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
