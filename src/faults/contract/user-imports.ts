import { findById } from '../../tenant/ids.ts';
import type { FaultDefinitions } from '../contract-fault.ts';

export const userImportFaults = {
  'user-import-without-effect': {
    afterTransition: ({ tenantData, before, machine }) => {
      const added = tenantData.rows.users.list().filter(({ id }) => !findById(before.rows.users, id));
      if (machine !== 'user-import' || added.length === 0) return false;
      for (const { id } of added) tenantData.rows.users.delete(Number(id));
      return true;
    },
  },
} satisfies FaultDefinitions;
