/** Canonical operations of the documents interface. */

const common = { interface: 'documents' } as const;

export const fields = {
  listFields: {
    ...common,
    input: { active: 'text' },
    output: { items: [{ name: 'text', active: 'boolean' }] },
    vital: ['items'],
    safe: true,
  },
} as const;

const provision = { name: 'text', recordId: 'id', state: 'text' } as const;

export const provisions = {
  createProvision: { ...common, input: { name: 'text' }, output: provision, vital: ['name'] },
  listProvisions: {
    ...common,
    input: {},
    output: { items: [provision] },
    vital: ['items'],
    safe: true,
  },
  readProvisionRecord: { ...common, input: { recordId: 'id' }, output: provision, vital: ['state'], safe: true },
} as const;

const fieldValues = [{ name: 'text', values: ['json'] }] as const;

const document = {
  documentId: 'id',
  docId: 'id',
  docSetId: 'id',
  state: 'text',
  name: 'text',
  fields: fieldValues,
} as const;

const page = { items: [document] } as const;
const listed = { ...common, output: page, vital: ['items'], safe: true } as const;
const byDocumentId = { ...common, input: { documentId: 'id' } } as const;
const content = { ...byDocumentId, output: { content: 'bytes' }, vital: ['content'], safe: true } as const;

export const documents = {
  uploadDocument: {
    ...common,
    input: { file: 'bytes', fileName: 'text', docId: 'id', folder: 'text', fields: fieldValues },
    output: document,
    vital: ['documentId'],
  },
  uploadDocumentVersion: {
    ...common,
    input: { documentId: 'id', file: 'bytes', fileName: 'text' },
    output: document,
    vital: ['documentId'],
  },
  listDocuments: { ...listed, input: {} },
  readDocument: { ...byDocumentId, output: document, vital: ['documentId'], safe: true },
  readDocumentByDocId: { ...common, input: { docId: 'id' }, output: document, vital: ['docId'], safe: true },
  listDocumentSet: { ...listed, input: { docSetId: 'id' } },
  updateDocumentFields: {
    ...common,
    input: { documentId: 'id', fields: fieldValues },
    output: {},
    vital: [],
  },
  updateDocumentFieldsByDocId: { ...common, input: { docId: 'id', fields: fieldValues }, output: {}, vital: [] },
  downloadDocument: content,
  downloadProcessedDocument: content,
  deleteDocument: { ...byDocumentId, output: {}, vital: [] },
} as const;

export const search = {
  searchDocuments: { ...listed, input: { text: 'text' } },
  queryDocuments: { ...listed, input: { text: 'text', field: 'text', value: 'json' } },
} as const;
