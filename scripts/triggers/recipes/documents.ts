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

/** Requests that lead to each response about documents, their fields and files. */
export const documents: Recipes = {
  createDocumentsToken: { 200: { about: 'The API key of a tenant.' } },
  listFields: { 200: { about: 'Aurora has fields.' } },
  listDocuments: { 200: { about: 'Aurora has documents.' } },
  uploadDocument: {
    202: { about: 'A text file.', body: { form: { file: note } } },
    404: { about: 'The folder is one that there is not.', body: { form: { file: note, uploadPath: '/Nowhere' } } },
    409: {
      about: 'Another document has the docId.',
      before: [uploaded],
      body: { form: { file: note, docId: 'note-1' } },
    },
  },
  readDocument: { 200: { about: 'The first document of aurora.', path: { documentId: '1' } } },
  updateDocumentFields: { 204: { about: 'A field of a document is set.', path: { documentId: '1' }, body: fields } },
  deleteDocument: { 204: { about: 'The first document of aurora.', path: { documentId: '1' } } },
  uploadDocumentVersion: {
    202: { about: 'A second version of a text file.', before: [uploaded], path, body: { form: { file: note } } },
  },
  readDocumentByDocId: {
    200: { about: 'A document that was uploaded with a docId.', before: [uploaded], path: { docId: 'note-1' } },
  },
  updateDocumentFieldsByDocId: {
    204: {
      about: 'A field of a document that was uploaded with a docId.',
      before: [uploaded],
      path: { docId: 'note-1' },
      body: fields,
    },
  },
  listDocumentSet: {
    200: { about: 'The versions of a document.', before: [uploaded], path: { docSetId: '{set}' } },
  },
  downloadDocument: {
    ...ofEachType(),
    304: { about: 'The caller has the file already.', path: { documentId: '1' }, headers: { 'if-none-match': '*' } },
    416: { about: 'The file ends before that.', path: { documentId: '1' }, headers: { range: 'bytes=999999999-' } },
  },
  downloadProcessedDocument: {
    200: { about: 'A document that was processed.', path: { documentId: '1' } },
    206: { about: 'Its first bytes.', path: { documentId: '1' }, headers: { range: 'bytes=0-99' } },
    304: { about: 'The caller has the file already.', path: { documentId: '1' }, headers: { 'if-none-match': '*' } },
    404: {
      about: 'The document could not be processed: its plan was to fail.',
      before: [{ ...uploaded, headers: { prefer: 'job=failed' } }, later],
      path,
    },
    409: { about: 'The document is being processed still.', before: [uploaded], path },
    416: { about: 'The file ends before that.', path: { documentId: '1' }, headers: { range: 'bytes=999999999-' } },
  },
};

/** Returns the requests that upload a file of each media type and download the file completely and in part. */
function ofEachType(): Record<string, Recipe> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([mediaType, file]): [string, Recipe][] => {
      const before = [upload({ form: { file } })];
      return [
        [`200 ${mediaType}`, { about: `The file ${file.name} that was uploaded.`, before, path }],
        [
          `206 ${mediaType}`,
          { about: `The first byte of ${file.name}.`, before, path, headers: { range: 'bytes=0-0' } },
        ],
      ];
    }),
  );
}
