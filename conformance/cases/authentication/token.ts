import { type OperationId, operationIds, operations } from '../../canonical/operations.ts';
import { Shared } from '../../case/api.ts';
import { type Case, published } from '../../case/case.ts';
import { Blocked } from '../../case/failure.ts';
import { twoDepartments } from '../departments/steps.ts';
import { twoReadDocuments } from '../documents/steps.ts';
import { caseOf, written } from '../written.ts';
import { guarded, isJwt } from './steps.ts';

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

const documentReads = ['readDocument', 'downloadDocument'] as const;
const documentLists = ['listDocuments', 'listFields', 'listProvisions'] as const;

const administrationLists = ['listUsers', 'listDepartments', 'listUserImports'] as const;

export const tokenNeeded = written({
  'token-needed-administration': async (api) => {
    for (const operation of administrationLists) {
      if (!(await api.call(operation, {})).ok) throw new Blocked(operation, 'the list is refused to an admin');
      api.expect.rejected(await api.call(operation, {}, 'nobody'), 'A caller without a token is refused');
    }
  },
  'token-needed-documents': async (api) => {
    const [{ id: documentId }] = await api.once(twoReadDocuments);
    const what = 'A caller without a token is refused';
    for (const operation of documentReads)
      api.expect.rejected(await api.call(operation, { documentId }, 'nobody'), what);
    for (const operation of documentLists) api.expect.rejected(await api.call(operation, {}, 'nobody'), what);
  },
});

const interfaces = [
  {
    name: 'admin',
    issues: 'createAdminToken',
    opens: 'listDepartments',
    use: new Shared(async (api) => {
      for (const { name, read } of await api.once(twoDepartments))
        if (read.values.name !== name)
          throw new Blocked('readDepartment', 'a new department cannot be read with its values');
    }),
  },
  {
    name: 'documents',
    issues: 'createDocumentsToken',
    opens: 'listFields',
    use: new Shared(async (api) => {
      const [first, second] = await api.once(twoReadDocuments);
      // A response without a document id is accepted, because a target may omit the id.
      const isOwn = [first, second].every(({ id, read: { values } }) => (values.documentId ?? id) === id);
      const differ = first.read.exchange.responseBody !== second.read.exchange.responseBody;
      if (!isOwn || !differ) throw new Blocked('readDocument', 'an uploaded document cannot be read with its values');
    }),
  },
] as const;

export const token: readonly Case[] = interfaces.flatMap(({ name, issues, opens, use }) => {
  const issued = new Shared((api) => api.call(issues, {}));
  return [
    caseOf(`token-offered-${name}`, async (api) => {
      const reply = await api.once(issued);
      api.expect.accepted(reply, 'A request with a valid API key gets a token');
      api.expect.true(Boolean(reply.values.token), 'The response contains the token', reply);
      // A target may refuse a request without parameters, even if the target accepts the token.
      // Any status below 500 except 401 and 403 shows that the token was accepted.
      const opened = await api.call(opens, {});
      const letIn = opened.status < 500 && opened.status !== 401 && opened.status !== 403;
      api.expect.true(letIn, `The interface accepts the token: ${opens} answered ${opened.status}`, opened);
      await api.once(use);
    }),
    caseOf(`token-jwt-${name}`, async (api) => {
      const reply = await api.once(issued);
      api.expect.accepted(reply, 'A request with a valid API key gets a token');
      await api.once(use);
      api.expect.true(
        isJwt(reply.values.token ?? ''),
        'The header and the claims of the token are JSON objects in base64url',
        reply,
      );
    }),
    caseOf(`token-needs-key-${name}`, async (api) => {
      for (const caller of ['nobody', 'unknown-key'] as const) {
        const reply = await api.call(issues, {}, caller);
        const what =
          caller === 'nobody'
            ? 'A request without an API key gets no token'
            : 'A request with an unknown API key gets no token';
        if (!reply.ok || reply.values.token) api.expect.rejected(reply, what);
      }
    }),
  ];
});
