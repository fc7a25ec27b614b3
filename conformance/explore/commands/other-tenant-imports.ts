import type { Api } from '../../case/api.ts';
import { hasContent } from '../../cases/content.ts';
import { processOf, readable } from '../../cases/user-imports/steps.ts';
import type { Command } from '../step.ts';

const as = 'other-tenant';
const violated = 'administration-current-tenant';

/** Lists, reads, acknowledges and cancels a user import of the tested tenant as another tenant. */
export const trespassImport: Command = {
  name: 'act on an import as another tenant',
  operations: ['importUsers', 'summarizeUserImport', 'readUserImport', 'listUserImports'],
  needs: ['users-file', 'other-tenant'],
  weight: 0.4,
  most: 4,
  run: async ({ api, rule, says }) => {
    says('As another tenant, list, read, acknowledge and cancel an import of this tenant');
    const before = await importsElsewhere(api);
    const importId = await processOf(api, 'summarizeUserImport');
    // The service description does not say that ids of different tenants differ.
    if (before.includes(importId)) return;
    const own = await rule('user-import-status-offered', () => readable(api, importId));
    const listed = await importsElsewhere(api);
    await rule(violated, () =>
      api.expect.true(!listed.includes(importId), 'The other tenant does not list the import', own),
    );
    const foreign = await api.call('readUserImport', { importId }, as);
    await rule(violated, () => api.expect.true(!foreign.ok, 'The other tenant cannot read the import', foreign));
    for (const operation of ['acknowledgeUserImport', 'cancelUserImport'] as const) {
      if (!api.binds(operation)) continue;
      const reply = await api.call(operation, { importId }, as);
      const now = await api.call('readUserImport', { importId });
      // The status of an import can change without a request, so it is compared only after an accepted request.
      const isChanged = reply.ok && now.values.state !== own.values.state;
      await rule(violated, () => api.expect.true(!isChanged, 'The import has the same status', reply));
    }
  },
};

/** Downloads the errors of a user import of the tested tenant as another tenant. */
export const trespassErrors: Command = {
  name: 'read the errors of an import as another tenant',
  operations: ['importUsers', 'readUserImportErrors'],
  needs: ['users-file', 'faulty-users-file', 'other-tenant'],
  weight: 0.3,
  most: 3,
  run: async ({ api, rule, says }) => {
    says('As another tenant, read the errors of an import of this tenant');
    const importId = await processOf(api, 'importUsers', 'faulty-users');
    const ask = () => api.call('readUserImportErrors', { importId });
    const what = 'The errors of a faulty spreadsheet are given';
    const own = await rule('user-import-errors-offered', () => api.eventually(ask, hasContent, what));
    const foreign = await api.call('readUserImportErrors', { importId }, as);
    const isSame =
      hasContent(foreign) && foreign.values.content?.equals(own.values.content ?? Buffer.alloc(0)) === true;
    await rule(violated, () => api.expect.true(!isSame, 'The other tenant does not get the same errors', foreign));
  },
};

/** Returns the ids of the user imports that the other tenant can list. A refusal counts as an empty list. */
async function importsElsewhere(api: Api) {
  const reply = await api.call('listUserImports', {}, as);
  return reply.ok ? (await api.rest(reply, as)).map(({ id }) => id) : [];
}
