import type { OperationId } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { hasContent, isWholeFile } from '../../cases/content.ts';
import { expectOwnRecord, expectVersion, hasOwnRecord } from '../../cases/documents/effects.ts';
import { expectRecord, idOf, type Upload, uploadInput } from '../../cases/documents/steps.ts';
import { mustAccept } from '../checks/members.ts';
import type { StoredDocument } from '../model/model.ts';
import { type CommandSequence, onOne, type StepTable } from '../step.ts';
import { quoted } from '../texts.ts';

/** A target may omit `docId` and `docSetId`. */
interface DocumentIds {
  documentId: string;
  docId?: string | null | undefined;
  docSetId?: string | null | undefined;
}

type List = 'listDocuments' | 'listDocumentSet' | 'searchDocuments' | 'queryDocuments';

type IsHidden = (api: Api, ids: DocumentIds, word: string) => Promise<boolean>;

function refuses(operation: 'readDocument' | 'downloadDocument' | 'downloadProcessedDocument'): IsHidden {
  return async (api, { documentId }) => {
    const { status } = await api.call(operation, { documentId });
    return status >= 400 && status < 500;
  };
}

function doesNotFind(operation: 'searchDocuments' | 'queryDocuments'): IsHidden {
  return async (api, ids, word) => omits(api, await api.call(operation, { text: word }), ids);
}

async function omits(api: Api, first: Reply<List>, { documentId }: DocumentIds): Promise<boolean> {
  return !first.ok || !(await api.rest(first)).some((each) => each.documentId === documentId);
}

const ways: readonly (readonly [OperationId, IsHidden])[] = [
  ['readDocument', refuses('readDocument')],
  ['downloadDocument', refuses('downloadDocument')],
  ['downloadProcessedDocument', refuses('downloadProcessedDocument')],
  ['readDocumentByDocId', async (api, { docId }) => !docId || !(await api.call('readDocumentByDocId', { docId })).ok],
  [
    'listDocumentSet',
    async (api, ids) => !ids.docSetId || omits(api, await api.call('listDocumentSet', { docSetId: ids.docSetId }), ids),
  ],
  ['listDocuments', async (api, ids) => omits(api, await api.call('listDocuments', {}), ids)],
  ['searchDocuments', doesNotFind('searchDocuments')],
  ['queryDocuments', doesNotFind('queryDocuments')],
];

async function checkDeleted(
  { api, rule }: CommandSequence,
  { word }: StoredDocument,
  ids: DocumentIds,
  reply: Reply<'deleteDocument'>,
): Promise<void> {
  for (const [operation, isHidden] of ways) {
    if (!api.binds(operation)) continue;
    await rule('document-delete-offered', () =>
      api.eventually(
        async () => reply,
        () => isHidden(api, ids, word),
        `${operation} does not show a deleted document`,
      ),
    );
  }
}

export function storedIn({ documents }: CommandSequence['model']): StoredDocument[] {
  return [...documents.values()].filter(({ life }) => life === 'here');
}

export function unversioned(model: CommandSequence['model']): StoredDocument[] {
  return storedIn(model).filter(({ hasVersions }) => !hasVersions);
}

function wordOf({ draws, parts }: CommandSequence): string {
  const digits = `${parts.runId}${draws.seed.toString(36)}`.replaceAll(/\W/g, '');
  return [...digits].map((sign) => String.fromCharCode(97 + ((Number.parseInt(sign, 36) * 7) % 26))).join('');
}

async function uploaded(walk: CommandSequence, word: string): Promise<Upload> {
  const { api } = walk;
  const input = await uploadInput(api, word);
  const docId = api.name('doc').replaceAll(' ', '-');
  const upload = () => api.call('uploadDocument', { ...input, docId });
  const reply = await mustAccept(walk, 'document-upload-offered', upload, 'A document is uploaded');
  return { id: reply.values.documentId ?? '', content: input.file, name: input.fileName, reply };
}

async function checkVersion(
  { api, rule }: CommandSequence,
  first: Upload,
  file: Buffer,
  reply: Reply<'uploadDocumentVersion'>,
) {
  if (!(await hasOwnRecord(api, { first, reply }))) return;
  await rule('document-version-offered', () => expectOwnRecord(api, { first, reply }, file));
  if (!api.binds('listDocumentSet')) return;
  for (const id of [first.id, reply.values.documentId ?? '']) {
    // If a request contains the id of an older document version, the target may return the newest version.
    const { docSetId, documentId: shown } = (await api.call('readDocument', { documentId: id })).values;
    if (!docSetId || !shown) continue;
    const isListed = async (list: Reply<'listDocumentSet'>) =>
      list.ok && (await api.rest(list)).some(({ documentId }) => documentId === shown);
    const ask = () => api.call('listDocumentSet', { docSetId });
    const what = 'The list of a document set contains each record that shows the id of the set';
    await rule('document-set-offered', () => api.eventually(ask, isListed, what));
  }
}

export function shownId(
  walk: CommandSequence,
  document: StoredDocument,
  member: 'docId' | 'docSetId',
): Promise<string> {
  return idOf(walk.api, document.upload, member);
}

export const documentSteps = {
  'upload a document': {
    can: (model) => storedIn(model).length < 3,
    run: async (walk) => {
      const { api, expect, rule, says, model, passed } = walk;
      const word = wordOf(walk);
      says(`Upload a document with the word ${word} in its name`);
      const stored = await uploaded(walk, word);
      model.documents.set(walk.key, {
        key: walk.key,
        upload: stored,
        word,
        fields: new Map(),
        hasVersions: false,
        life: 'here',
      });
      const reply = await rule('document-upload-offered', () => expectRecord(api, stored.id));
      const { documentId } = reply.values;
      const what = 'The record is that of the document';
      await expect.equal('document-read-offered', documentId ?? stored.id, stored.id, what, reply);
      passed('document: uploaded');
    },
  },

  'upload a version': onOne('document', storedIn, async (walk, document) => {
    const { api, rule, says, passed } = walk;
    says(`Upload a version of the document ${quoted(document.upload.name)}`);
    const before = await api.call('readDocument', { documentId: document.upload.id });
    const version = await uploadInput(api);
    document.hasVersions = true;
    const upload = () => api.call('uploadDocumentVersion', { ...version, documentId: document.upload.id });
    const reply = await mustAccept(walk, 'document-version-offered', upload, 'A version is uploaded');
    await rule('document-version-offered', () =>
      expectVersion(api, { first: document.upload, before, version, reply }),
    );
    await checkVersion(walk, document.upload, version.file, reply);
    passed('document: new version uploaded');
  }),

  'delete a document': onOne('document', unversioned, async (walk, document) => {
    const { api, expect, says, model, passed } = walk;
    const { id: documentId, name, reply: uploadReply } = document.upload;
    says(`Delete the document ${quoted(name)}`);
    const { values } = await api.call('readDocument', { documentId });
    const { docId = uploadReply.values.docId, docSetId = uploadReply.values.docSetId } = values;
    const remove = () => api.call('deleteDocument', { documentId });
    const reply = await mustAccept(walk, 'document-delete-offered', remove, 'A document is deleted');
    document.life = 'gone';
    await checkDeleted(walk, document, { documentId, docId, docSetId }, reply);
    for (const other of storedIn(model).slice(0, 3)) {
      const remaining = await api.call('readDocument', { documentId: other.upload.id });
      await expect.accepted('document-delete-offered', remaining, 'Another document can still be read');
    }
    passed('document: deleted');
  }),

  'download a document': onOne('document', unversioned, async (walk, document) => {
    const { api, expect, draws, rule, says, model } = walk;
    const { id: documentId, content, name } = document.upload;
    const isProcessed = api.binds('downloadProcessedDocument') && draws.chance('processed', 0.4);
    says(`Download the ${isProcessed ? 'processed ' : ''}document ${quoted(name)}`);
    if (isProcessed) {
      const ask = () => api.call('downloadProcessedDocument', { documentId });
      return void (await rule('document-processed-download-offered', () =>
        api.eventually(ask, hasContent, 'A processed document can be downloaded'),
      ));
    }
    const ask = () => api.call('downloadDocument', { documentId });
    const reply = await rule('document-download-offered', () =>
      api.eventually(ask, hasContent, 'An uploaded document can be downloaded'),
    );
    const download = reply.values.content;
    const wholeFile = 'The download is the whole uploaded file';
    await expect.true('document-download-offered', isWholeFile(download, content), wholeFile, reply);
    const other = [...model.documents.values()].find(
      (each) => each !== document && download?.equals(each.upload.content),
    );
    const ownFile = 'The download is not the file of another document';
    await expect.true('document-download-offered', other === undefined, ownFile, reply);
  }),
} satisfies StepTable;
