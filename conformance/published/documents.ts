import type { Binding } from '../target/types.ts';

/** How the published contract asks for and reads the operations of the documents interface. */

const provision = { name: 'name', recordId: 'recordId', state: 'status' };

const fields = '{fields[].{name: name, values: values[].{value: @}}}';
const file = { content: '{file}', fileName: '{fileName}' };
const one = '/documents/{documentId}';
const next = { url: 'next' };

const document = {
  documentId: 'documentId',
  docId: 'docId',
  docSetId: 'docSetId',
  state: 'status',
  name: 'name',
  fields: { in: 'fields', each: { name: 'name', values: { in: 'values', each: 'value' } } },
};

const list = { answer: { items: { in: 'documents', each: document } }, next };
const submission = { documentId: 'documentId', docId: 'docId', docSetId: 'docSetId', state: 'status' };
const content = { content: { body: 'bytes' } } as const;

/** Conditions of a composite search: one for each input that is given. */
const conditions = `{[
  text && {type: 'text', filter: 'containsText', terms: [text]},
  field && {type: 'field', name: field, filter: 'equals', terms: [value]}
][?@]}`;

export const publishedDocuments = {
  createDocumentsToken: {
    method: 'POST',
    path: '/auth/token',
    headers: { 'X-API-Key': '{apiKey}' },
    answer: { token: 'token' },
  },
  listFields: {
    method: 'GET',
    path: '/fields',
    query: { active: '{active}' },
    answer: { items: { in: 'fields', each: { name: 'name', active: 'active' } } },
  },
  createProvision: {
    method: 'POST',
    path: '/provisions',
    contentType: 'application/json',
    body: { name: '{name}' },
    answer: provision,
  },
  listProvisions: {
    method: 'GET',
    path: '/provisions',
    answer: { items: { in: 'provisions', each: { name: 'name' } } },
  },
  readProvisionRecord: {
    method: 'GET',
    path: '/provision-records/{recordId}',
    answer: { name: 'provisionName', recordId: 'recordId', state: 'status' },
  },
  uploadDocument: {
    method: 'POST',
    path: '/documents',
    multipart: { file, docId: '{docId}', uploadPath: '{folder}', fields },
    answer: submission,
  },
  uploadDocumentVersion: { method: 'POST', path: `${one}/version`, multipart: { file }, answer: submission },
  listDocuments: { method: 'GET', path: '/documents', ...list },
  readDocument: { method: 'GET', path: one, answer: document },
  readDocumentByDocId: { method: 'GET', path: '/documents/docid/{docId}', answer: document },
  listDocumentSet: { method: 'GET', path: '/documents/docsetid/{docSetId}', ...list },
  updateDocumentFields: { method: 'PATCH', path: one, contentType: 'application/json', body: { fields } },
  updateDocumentFieldsByDocId: {
    method: 'PATCH',
    path: '/documents/docid/{docId}',
    contentType: 'application/json',
    body: { fields },
  },
  downloadDocument: { method: 'GET', path: `${one}/content`, answer: content },
  downloadProcessedDocument: { method: 'GET', path: `${one}/processed`, answer: content },
  searchDocuments: { method: 'GET', path: '/search', query: { q: '{text}' }, ...list },
  queryDocuments: {
    method: 'POST',
    path: '/search',
    contentType: 'application/json',
    body: { query: conditions },
    ...list,
  },
  deleteDocument: { method: 'DELETE', path: one },
} as const satisfies Record<string, Binding>;
