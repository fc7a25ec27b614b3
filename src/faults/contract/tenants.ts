import { documentRecord } from '../../tenant/document-record.ts';
import type { FaultDefinitions } from '../contract-fault.ts';
import { withList } from '../wire.ts';
import { childRows, listedDepartment } from '../world-steps.ts';

export const tenantFaults = {
  'departments-of-other-tenants-listed': {
    answer: (answer, { request, neighbours }) =>
      request.query.has('filter[id]') || request.query.has('filter[path]')
        ? answer
        : withList(answer, 'data', (items) => [
            ...items,
            ...neighbours()
              .flatMap((tenantData) => childRows(tenantData, null))
              .map(listedDepartment),
          ]),
  },
  'documents-of-other-tenants-listed': {
    answer: (answer, { neighbours }) =>
      withList(answer, 'documents', (items) => [
        ...items,
        ...neighbours().flatMap(({ rows }) => rows.documents.list().map(documentRecord)),
      ]),
  },
  'provisions-of-other-tenants-listed': {
    answer: (answer, { neighbours }) =>
      withList(answer, 'provisions', (items) => [
        ...items,
        ...neighbours().flatMap(({ rows }) => rows.provisions.list()),
      ]),
  },
} satisfies FaultDefinitions;
