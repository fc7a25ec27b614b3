import type { Body, Call, Recipe, Recipes } from '../recipe.ts';
import { later } from '../recipe.ts';
import { files, note } from './files.ts';

const upload = (body: Body): Call => ({
  operation: 'uploadDocument',
  body,
  save: { document: '/documentId', set: '/docSetId' },
});
const uploaded = upload({ form: { file: note, docId: 'note-1' } });
const path = { documentId: '{document}' };
const fields: Body = { json: { fields: [{ name: 'Counterparty', values: [{ value: 'Halden Metals GmbH' }] }] } };

export const documents: Recipes = {
  createDocumentsToken: { 200: { about: 'The request has the API key of a tenant.' } },
  listFields: { 200: { about: 'The tenant has fields.' } },
  listDocuments: { 200: { about: 'The tenant has documents.' } },
  uploadDocument: {
    202: { about: 'The document in the request is a text file.', body: { form: { file: note } } },
    404: {
      about: 'The form in the request names an unknown folder.',
      body: { form: { file: note, uploadPath: '/Nowhere' } },
    },
    409: {
      about: 'Another document already has the docId in the request.',
      before: [uploaded],
      body: { form: { file: note, docId: 'note-1' } },
    },
  },
  readDocument: { 200: { about: 'The request names the first document of the tenant.', path: { documentId: '1' } } },
  updateDocumentFields: {
    204: { about: 'The request sets a field of a document.', path: { documentId: '1' }, body: fields },
  },
  deleteDocument: { 204: { about: 'The request names the first document of the tenant.', path: { documentId: '1' } } },
  uploadDocumentVersion: {
    202: {
      about: 'The request uploads a second version of a text file.',
      before: [uploaded],
      path,
      body: { form: { file: note } },
    },
  },
  readDocumentByDocId: {
    200: {
      about: 'The request reads a document that was uploaded with a docId.',
      before: [uploaded],
      path: { docId: 'note-1' },
    },
  },
  updateDocumentFieldsByDocId: {
    204: {
      about: 'The request sets a field of a document that was uploaded with a docId.',
      before: [uploaded],
      path: { docId: 'note-1' },
      body: fields,
    },
  },
  listDocumentSet: {
    200: { about: 'The request lists the versions of a document.', before: [uploaded], path: { docSetId: '{set}' } },
  },
  downloadDocument: {
    ...ofEachType(),
    304: {
      about: 'The request header If-None-Match shows that the caller already has the file.',
      path: { documentId: '1' },
      headers: { 'if-none-match': '*' },
    },
    416: {
      about: 'The range in the request begins after the end of the file.',
      path: { documentId: '1' },
      headers: { range: 'bytes=999999999-' },
    },
  },
  downloadProcessedDocument: {
    200: { about: 'The document was processed successfully.', path: { documentId: '1' } },
    206: {
      about: 'The request asks for the first bytes of the processed document.',
      path: { documentId: '1' },
      headers: { range: 'bytes=0-99' },
    },
    304: {
      about: 'The request header If-None-Match shows that the caller already has the file.',
      path: { documentId: '1' },
      headers: { 'if-none-match': '*' },
    },
    404: {
      about: 'The processing of the document failed, because the job plan required a failure.',
      before: [{ ...uploaded, headers: { prefer: 'job=failed' } }, later],
      path,
    },
    409: { about: 'The document in the path is still being processed.', before: [uploaded], path },
    416: {
      about: 'The range in the request begins after the end of the file.',
      path: { documentId: '1' },
      headers: { range: 'bytes=999999999-' },
    },
  },
};

/**
 * Returns requests that upload a file of each media type, and requests that download the file completely and in part.
 */
function ofEachType(): Record<string, Recipe> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([mediaType, file]): [string, Recipe][] => {
      const before = [upload({ form: { file } })];
      return [
        [`200 ${mediaType}`, { about: `The response contains the uploaded file ${file.name}.`, before, path }],
        [
          `206 ${mediaType}`,
          {
            about: `The response contains the first byte of ${file.name}.`,
            before,
            path,
            headers: { range: 'bytes=0-0' },
          },
        ],
      ];
    }),
  );
}
