import { isObject, type JsonObject } from '../../contract/is-object.ts';
import { findById } from '../../tenant/ids.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { FaultContext, FaultDefinitions, OperationEffect, ParsedResponse, RawRequest } from '../contract-fault.ts';
import { listIn, objectAt, textAt } from '../values.ts';
import { idInPath, is2xx, listing, showing } from '../wire.ts';
import { putBack, takeNew } from '../world-steps.ts';

function newest({ rows: { documents } }: TenantData): DocumentRow | undefined {
  return documents.list(documents.size - 1)[0];
}

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
    .map((field) => ({ ...field, name: textAt(field, 'name')?.toLowerCase() }));
  return isObject(request.body) && fields.length > 0 ? { ...request, body: { ...request.body, fields } } : request;
}

export const documentFaults = {
  'document-version-lost': {
    afterOperation: ({ tenantData, before }) => takeNew(tenantData.rows.documents, before.rows.documents),
  },
  'documents-newest-unlisted': listing('documents', (items, { tenantData }) =>
    items.filter(({ documentId }) => documentId !== newest(tenantData)?.documentId),
  ),
  'document-set-with-strangers': listing('documents', (items) => [
    ...items,
    ...items
      .slice(0, 1)
      .map((item) => ({ ...item, documentId: `${item['documentId']}0`, docSetId: `${item['docSetId']}0` })),
  ]),
  'document-download-cut': {
    answer: (answer) => (Buffer.isBuffer(answer.body) ? { ...answer, body: answer.body.subarray(0, -1) } : answer),
  },
  'document-download-longer': {
    answer: (answer) =>
      Buffer.isBuffer(answer.body) ? { ...answer, body: Buffer.concat([answer.body, Buffer.from('\n')]) } : answer,
  },
  'document-delete-ignored': {
    afterOperation: ({ tenantData, before, path }) =>
      putBack(tenantData.rows.documents, before.rows.documents, ({ documentId }) => documentId === path['documentId']),
  },
  'document-delete-takes-versions': {
    afterOperation: ({ tenantData, before, path }) => {
      const row = findById(before.rows.documents, path['documentId'] ?? '');
      const others = tenantData.rows.documents.list().filter(({ docSetId }) => docSetId === row?.docSetId);
      for (const { documentId } of others) tenantData.rows.documents.delete(Number(documentId));
      return others.length > 0;
    },
  },
  'document-fields-of-all-versions': {
    afterOperation: ({ tenantData: { rows }, path }) => {
      const changed = findById(rows.documents, path['documentId'] ?? '');
      const all = rows.documents.list().filter(({ docSetId }) => docSetId === changed?.docSetId);
      if (changed) rows.documents.putAll(all.map((row) => ({ ...row, fields: changed.fields })));
      return all.length > 1;
    },
  },
  'search-composite-by-first-condition': {
    request: (request) => {
      const { query } = Object(request.body);
      return Array.isArray(query) && query.length > 1
        ? { ...request, body: { ...Object(request.body), query: query.slice(0, 1) } }
        : request;
    },
  },
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
    afterOperation: ({ tenantData, before, path }) =>
      putBack(tenantData.rows.documents, before.rows.documents, ({ docId }) => docId === path['docId']),
  },
  'document-field-names-folded': { request: inSmallLetters },
  'provision-newest-unlisted': listing('provisions', (items, { tenantData: { rows } }) => {
    const [record] = rows.provisionRecords.list(rows.provisionRecords.size - 1);
    return items.filter(({ name }) => name !== record?.provisionName);
  }),
} satisfies FaultDefinitions;

const kindIn = (answer: ParsedResponse) => textAt(objectAt(objectAt(answer.body, 'data'), 'attributes'), 'kind');

function isFirstRead({ request, memory, remember }: FaultContext): boolean {
  const id = idInPath(request);
  if (memory.includes(id)) return false;
  remember([...memory, id]);
  return true;
}

function notFound(answer: ParsedResponse): ParsedResponse {
  const error = { status: '404', code: 'JOB NOT FOUND', title: 'No such job', detail: 'the job is not there' };
  return { ...answer, status: 404, body: { errors: [error] } };
}

const ended = ({ status }: JsonObject) => status === 'succeeded' || status === 'failed';

export const jobFaults = {
  'job-of-access-not-found': {
    answer: (answer) => (kindIn(answer) === 'access' && is2xx(answer) ? notFound(answer) : answer),
  },
  'job-not-found-at-first': {
    answer: (answer, context) =>
      kindIn(answer) === 'access' && is2xx(answer) && isFirstRead(context) ? notFound(answer) : answer,
  },
  'job-status-empty-at-first': showing((attributes, context) =>
    isFirstRead(context) ? { ...attributes, status: '' } : undefined,
  ),
  'job-runs-again-after-its-end': showing((attributes, context) =>
    attributes['kind'] === 'members' && ended(attributes) && !isFirstRead(context)
      ? { ...attributes, status: 'running' }
      : undefined,
  ),
  'job-changes-after-its-end': showing((attributes, context) =>
    attributes['kind'] === 'department delete' && ended(attributes) && !isFirstRead(context)
      ? { ...attributes, completedAt: '2026-01-15T10:00:00.000Z' }
      : undefined,
  ),
} satisfies FaultDefinitions;
