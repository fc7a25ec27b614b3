import { findById } from '../../tenant/ids.ts';
import type { FaultDefinitions } from '../contract-fault.ts';

export const userImportFaults = {
  'user-import-cancel-ignored': {
    afterOperation: ({ tenantData, before, path }) => {
      const id = path['importId'] ?? '';
      const row = findById(before.rows.imports, id);
      if (row) tenantData.rows.imports.put(row);
      const sheet = findById(before.rows.importSheets, id);
      if (sheet) tenantData.rows.importSheets.put(sheet);
      for (const part of before.rows.importParts.list().filter(({ importId }) => importId === id))
        tenantData.rows.importParts.put(part);
      for (const due of before.rows.due.find('bySubject', ['user-import', id])) tenantData.rows.due.put(due);
      return row !== undefined;
    },
  },
  'user-import-without-effect': {
    afterTransition: ({ tenantData, before, machine }) => {
      const added = tenantData.rows.users.list().filter(({ id }) => !findById(before.rows.users, id));
      if (machine !== 'user-import' || added.length === 0) return false;
      for (const { id } of added) tenantData.rows.users.delete(Number(id));
      return true;
    },
  },
} satisfies FaultDefinitions;
