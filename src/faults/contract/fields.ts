import { findById } from '../../tenant/ids.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import type { FaultDefinitions, OperationEffect, RawRequest } from '../contract-fault.ts';
import { isObject, listIn, textIn } from '../values.ts';
import { withList } from '../wire.ts';

function withFields(
  { tenantData, before, path }: OperationEffect,
  change: (was: DocumentRow['fields'], is: DocumentRow['fields']) => DocumentRow['fields'],
): boolean {
  const id = path['documentId'] ?? '';
  const [was, is] = [findById(before.rows.documents, id), findById(tenantData.rows.documents, id)];
  if (!was || !is) return false;
  tenantData.rows.documents.put({ ...is, fields: change(was.fields, is.fields) });
  return true;
}

function inSmallLetters(request: RawRequest): RawRequest {
  const fields = listIn(request.body, 'fields')
    .filter(isObject)
    .map((field) => ({ ...field, name: textIn(field, 'name')?.toLowerCase() }));
  return isObject(request.body) && fields.length > 0 ? { ...request, body: { ...request.body, fields } } : request;
}

export const fieldFaults = {
  'document-field-not-created': {
    afterOperation: (effect) =>
      withFields(effect, (was, is) => is.filter(({ name }) => was.some((field) => field.name === name))),
  },
  'document-field-keeps-old-value': {
    afterOperation: (effect) =>
      withFields(effect, (was, is) =>
        is.map((field) => {
          const old = was.find(({ name }) => name === field.name);
          return old && old.values !== field.values ? { ...field, values: [...old.values, ...field.values] } : field;
        }),
      ),
  },
  'document-field-by-doc-id-ignored': {
    afterOperation: ({ tenantData, before, path }) => {
      const rows = before.rows.documents.find('byDocId', [path['docId'] ?? '']);
      for (const row of rows) tenantData.rows.documents.put(row);
      return rows.length > 0;
    },
  },
  'document-field-names-folded': { request: inSmallLetters },
} satisfies FaultDefinitions;

export const provisionFaults = {
  'provision-newest-unlisted': {
    answer: (answer, { tenantData: { rows } }) => {
      const [record] = rows.provisionRecords.list(rows.provisionRecords.size - 1);
      return withList(answer, 'provisions', (items) => items.filter(({ name }) => name !== record?.provisionName));
    },
  },
} satisfies FaultDefinitions;
