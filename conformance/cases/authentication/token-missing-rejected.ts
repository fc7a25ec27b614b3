import { type OperationId, operationIds, operations } from '../../canonical/operations.ts';
import type { Case } from '../../case/case.ts';
import { published } from '../../case/define-case.ts';
import { guarded } from './steps.ts';

const others = new Set<string>([...guarded, 'createAdminToken', 'createDocumentsToken']);

function someIds(operation: OperationId): Record<string, string> {
  const ids = Object.entries(operations[operation].input).filter(([, kind]) => kind === 'id');
  return Object.fromEntries(ids.map(([name]) => [name, '1']));
}

export const tokenMissingRejected: readonly Case[] = operationIds
  .filter((operation) => !others.has(operation))
  .map((operation) =>
    published({
      id: `token-missing-rejected-${operation}`,
      requirement: 'token-missing-rejected',
      title: `${operation} answers 401 to a request without a token`,
      operations: [operation],
      perOperation: true,
      run: async (api) => {
        const reply = await api.call(operation, someIds(operation), 'nobody');
        api.expect.status(reply, 401, 'A request without a token is refused');
      },
    }),
  );
