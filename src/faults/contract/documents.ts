import { findById } from '../../world/ids.ts';
import type { DocumentRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { FaultDefinitions } from '../contract-fault.ts';
import { refuseAll, withBody, withList } from '../wire.ts';

function newest({ rows: { documents } }: World): DocumentRow | undefined {
  return documents.list(documents.size - 1)[0];
}

export const documentFaults = {
  'document-upload-refused': {
    requirement: 'document-upload-offered',
    about: 'Every upload of a document is refused.',
    request: refuseAll,
  },
  'document-version-refused': {
    requirement: 'document-version-offered',
    about: 'Every upload of a new version is refused.',
    request: refuseAll,
  },
  'document-version-lost': {
    requirement: 'document-version-offered',
    about: 'A new version is accepted but not stored.',
    alsoFails: ['document-version-same-set'],
    afterOperation: ({ world, before }) => {
      const added = world.rows.documents
        .list()
        .filter(({ documentId }) => !findById(before.rows.documents, documentId));
      for (const { documentId } of added) world.rows.documents.delete(Number(documentId));
      return added.length > 0;
    },
  },
  'documents-newest-unlisted': {
    requirement: 'documents-list-offered',
    about: 'The list of documents omits the newest document.',
    answer: (answer, { world }) =>
      withList(answer, 'documents', (items) =>
        items.filter(({ documentId }) => documentId !== newest(world)?.documentId),
      ),
  },
  'document-processed-refused': {
    requirement: 'document-processed-download-offered',
    about: 'Every download of a processed document is refused.',
    request: refuseAll,
  },
  'document-read-names-another': {
    requirement: 'document-read-offered',
    about: 'The response for a document contains the id of another document.',
    answer: (answer) => withBody(answer, (body) => ({ ...body, documentId: `${body['documentId']}0` })),
  },
  'document-by-doc-id-names-another': {
    requirement: 'document-read-by-doc-id-offered',
    about: 'A read by docId returns a document with another docId.',
    answer: (answer) => withBody(answer, (body) => ({ ...body, docId: `${body['docId']}0` })),
  },
  'document-set-empty': {
    requirement: 'document-set-offered',
    about: 'The list of a document set contains no records.',
    answer: (answer) => withList(answer, 'documents', () => []),
  },
  'document-set-with-strangers': {
    requirement: 'document-set-only-own',
    about: 'The list of a document set also contains a record of another set.',
    answer: (answer) =>
      withList(answer, 'documents', (items) => [
        ...items,
        ...items
          .slice(0, 1)
          .map((item) => ({ ...item, documentId: `${item['documentId']}0`, docSetId: `${item['docSetId']}0` })),
      ]),
  },
  'document-version-in-other-set': {
    requirement: 'document-version-same-set',
    about: 'A new version gets a new document set.',
    answer: (answer) => withBody(answer, (body) => ({ ...body, docSetId: `${body['docSetId']}0` })),
  },
  'document-downloads-alike': {
    requirement: 'document-download-offered',
    about: 'Every download returns the same file.',
    alsoFails: ['document-download-same-bytes'],
    answer: (answer) => (answer.status === 200 ? { ...answer, body: Buffer.from('%PDF-1.4\n%%EOF\n') } : answer),
  },
  'document-download-cut': {
    requirement: 'document-download-offered',
    about: 'The last bytes of a download are missing.',
    alsoFails: ['document-download-same-bytes'],
    answer: (answer) => (Buffer.isBuffer(answer.body) ? { ...answer, body: answer.body.subarray(0, -1) } : answer),
  },
  'document-download-longer': {
    requirement: 'document-download-same-bytes',
    about: 'A download ends with a line feed that was not uploaded.',
    answer: (answer) =>
      Buffer.isBuffer(answer.body) ? { ...answer, body: Buffer.concat([answer.body, Buffer.from('\n')]) } : answer,
  },
  'document-delete-ignored': {
    requirement: 'document-delete-offered',
    about: 'A deleted document can still be read.',
    afterOperation: ({ world, before, path }) => {
      const row = findById(before.rows.documents, path['documentId'] ?? '');
      if (row) world.rows.documents.put(row);
      return row !== undefined;
    },
  },
  'document-delete-takes-versions': {
    requirement: 'document-delete-keeps-versions',
    about: 'The deletion of a document record also deletes the other versions of the document.',
    afterOperation: ({ world, before, path }) => {
      const row = findById(before.rows.documents, path['documentId'] ?? '');
      const others = world.rows.documents.list().filter(({ docSetId }) => docSetId === row?.docSetId);
      for (const { documentId } of others) world.rows.documents.delete(Number(documentId));
      return others.length > 0;
    },
  },
  'document-size-missing': {
    requirement: 'documents-answers-match-contract',
    about: 'The entries of a document list lack the file size.',
    answer: (answer) => withList(answer, 'documents', (items) => items.map(({ fileSize: _, ...item }) => item)),
  },
  'search-simple-refused': {
    requirement: 'search-simple-offered',
    about: 'Every simple search is refused.',
    request: refuseAll,
  },
  'search-composite-refused': {
    requirement: 'search-composite-offered',
    about: 'Every composite search is refused.',
    request: refuseAll,
  },
  'search-simple-finds-nothing': {
    requirement: 'search-simple-finds',
    about: 'The simple search finds nothing.',
    alsoFails: ['search-simple-offered'],
    answer: (answer) => withList(answer, 'documents', () => []),
  },
  'search-composite-by-first-condition': {
    requirement: 'search-composite-all-conditions',
    about: 'A composite search with several conditions applies only the first condition.',
    request: (request) => {
      const { query } = Object(request.body);
      return Array.isArray(query) && query.length > 1
        ? { ...request, body: { ...Object(request.body), query: query.slice(0, 1) } }
        : request;
    },
  },
} satisfies FaultDefinitions;
