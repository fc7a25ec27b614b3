import { expectErrorsHidden, expectImportHidden } from '../../cases/other-tenant.ts';
import type { Command } from '../step.ts';

export const trespassImport: Command = {
  name: 'act on an import as another tenant',
  operations: ['importUsers', 'summarizeUserImport', 'readUserImport', 'listUserImports'],
  needs: ['users-file', 'other-tenant'],
  weight: 0.4,
  most: 4,
  run: async ({ api, rule, says }) => {
    says('As another tenant, list, read, acknowledge and cancel an import of this tenant');
    await rule('administration-current-tenant', () => expectImportHidden(api));
  },
};

export const trespassErrors: Command = {
  name: 'read the errors of an import as another tenant',
  operations: ['importUsers', 'readUserImportErrors'],
  needs: ['users-file', 'faulty-users-file', 'other-tenant'],
  weight: 0.3,
  most: 3,
  run: async ({ api, rule, says }) => {
    says('As another tenant, read the errors of an import of this tenant');
    await rule('administration-current-tenant', () => expectErrorsHidden(api));
  },
};
