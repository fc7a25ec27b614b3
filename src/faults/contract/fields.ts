import { findById } from '../../world/ids.ts';
import type { DocumentRow } from '../../world/rows.ts';
import type { FaultDefinitions, OperationEffect, WireRequest } from '../contract-fault.ts';
import { isObject, listIn, textIn, without } from '../values.ts';
import { refuseAll, refused, withBody, withCode, withList, withQuery } from '../wire.ts';

function withFields(
  { world, before, path }: OperationEffect,
  change: (was: DocumentRow['fields'], is: DocumentRow['fields']) => DocumentRow['fields'],
): boolean {
  const id = path['documentId'] ?? '';
  const [was, is] = [findById(before.rows.documents, id), findById(world.rows.documents, id)];
  if (!was || !is) return false;
  world.rows.documents.put({ ...is, fields: change(was.fields, is.fields) });
  return true;
}

function inSmallLetters(request: WireRequest): WireRequest {
  const fields = listIn(request.body, 'fields')
    .filter(isObject)
    .map((field) => ({ ...field, name: textIn(field, 'name')?.toLowerCase() }));
  return isObject(request.body) && fields.length > 0 ? { ...request, body: { ...request.body, fields } } : request;
}

const activeIn = ({ query }: WireRequest) => query.get('active');

export const fieldFaults = {
  'fields-list-refused': {
    requirement: 'fields-list-offered',
    about: 'Every request for the list of fields is refused.',
    alsoFails: ['fields-active-parameter', 'fields-active-only'],
    request: () => {
      throw refused('MISSING VALUE');
    },
  },
  'fields-active-refused': {
    requirement: 'fields-active-parameter',
    about: 'The query parameter active is refused.',
    request: (request) => {
      if (activeIn(request) !== null) throw refused('UNKNOWN PARAMETER');
      return request;
    },
  },
  'fields-active-ignored': {
    requirement: 'fields-active-only',
    about: 'The query parameter active=active is ignored.',
    request: (request) => (activeIn(request) === 'active' ? withQuery(request, { active: null }) : request),
  },
  'fields-code-of-active-other': {
    requirement: 'documents-rejection-codes',
    about: 'An invalid value of active is refused with UNKNOWN PARAMETER.',
    answer: (answer, { request }) =>
      activeIn(request) === null ? answer : withCode(answer, 'INVALID VALUE', 'UNKNOWN PARAMETER'),
  },
  'fields-count-missing': {
    requirement: 'documents-answers-match-contract',
    about: 'The list of fields lacks the count.',
    answer: (answer, { request }) =>
      activeIn(request) === null ? withBody(answer, (body) => without(body, 'count')) : answer,
  },
  'document-field-not-created': {
    requirement: 'document-field-created',
    about: 'A new field of a document is not stored.',
    alsoFails: ['document-field-updated', 'document-field-names-case-sensitive'],
    afterOperation: (effect) =>
      withFields(effect, (was, is) => is.filter(({ name }) => was.some((field) => field.name === name))),
  },
  'document-field-keeps-old-value': {
    requirement: 'document-field-updated',
    about: 'The new value of a field is added to the old value instead of replacing it.',
    afterOperation: (effect) =>
      withFields(effect, (was, is) =>
        is.map((field) => {
          const old = was.find(({ name }) => name === field.name);
          return old && old.values !== field.values ? { ...field, values: [...old.values, ...field.values] } : field;
        }),
      ),
  },
  'document-field-by-doc-id-ignored': {
    requirement: 'document-field-second-variant',
    about: 'An update of fields by docId changes nothing.',
    afterOperation: ({ world, before, path }) => {
      const rows = before.rows.documents.find('byDocId', [path['docId'] ?? '']);
      for (const row of rows) world.rows.documents.put(row);
      return rows.length > 0;
    },
  },
  'document-field-names-folded': {
    requirement: 'document-field-names-case-sensitive',
    about: 'Field names are stored without their case.',
    request: inSmallLetters,
  },
} satisfies FaultDefinitions;

/** Injected faults that affect requests about provisions (named clauses). */
export const provisionFaults = {
  'provisions-list-refused': {
    requirement: 'provisions-list-offered',
    about: 'Every request for the list of provisions is refused.',
    alsoFails: ['provision-created-listed'],
    request: refuseAll,
  },
  'provision-created-under-other-name': {
    requirement: 'provision-create-offered',
    about: 'The response to the creation of a provision contains another name.',
    answer: (answer) => withBody(answer, (body) => ({ ...body, name: `${textIn(body, 'name')} (new)` })),
  },
  'provision-newest-unlisted': {
    requirement: 'provision-created-listed',
    about: 'The list of provisions omits the newest provision.',
    answer: (answer, { world: { rows } }) => {
      const [record] = rows.provisionRecords.list(rows.provisionRecords.size - 1);
      return withList(answer, 'provisions', (items) => items.filter(({ name }) => name !== record?.provisionName));
    },
  },
  'provision-record-status-empty': {
    requirement: 'provision-record-offered',
    about: 'The response for a provision record lacks the status.',
    answer: (answer) => withBody(answer, (body) => ({ ...body, status: '' })),
  },
} satisfies FaultDefinitions;
