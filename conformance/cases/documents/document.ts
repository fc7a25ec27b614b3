import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Unjudged } from '../../case/failure.ts';
import { hasContent } from '../content.ts';
import { asSetup, mustNeedObject, unlessCausedBy } from '../proofs.ts';
import { written } from '../written.ts';
import { expectOwnRecord, expectVersion, hasOwnRecord } from './effects.ts';
import {
  attempt,
  expectFileOf,
  expectRecord,
  idOf,
  record,
  twoDocuments,
  twoReadDocuments,
  twoUploads,
  type Upload,
  upload,
  uploadAndRead,
  uploadInput,
} from './steps.ts';

export const documentDeleteKeepsVersions = written({
  'document-delete-keeps-versions': async (api) => {
    const first = await uploadAndRead(api);
    const { id } = first;
    const { values } = await api.call('uploadDocumentVersion', { ...(await uploadInput(api)), documentId: id });
    const newId = values.documentId ?? id;
    if (newId === id) throw new Unjudged('a new version has no record of its own');
    await record(api, newId);
    await expectOwnFiles(api, first, newId);
    api.expect.accepted(await api.call('deleteDocument', { documentId: id }), 'The first version is deleted');
    const remaining = await api.call('readDocument', { documentId: newId });
    api.expect.accepted(remaining, 'The second version can still be read');
  },
});

async function expectOwnFiles(api: Api, { id, content }: Upload, newId: string): Promise<void> {
  if (!api.binds('downloadDocument')) return;
  const fileOf = (documentId: string) =>
    api.eventually(() => api.call('downloadDocument', { documentId }), hasContent, 'Each version can be downloaded');
  const [old, other] = [await fileOf(id), await fileOf(newId)];
  const isOther = old.values.content?.equals(other.values.content ?? content) && !old.values.content.equals(content);
  api.expect.true(!isOther, 'The first version has its own file', old);
}

interface Ids {
  docId: string;
  docSetId: string;
}

async function idsOf(api: Api, document: Upload): Promise<Ids> {
  return { docId: await idOf(api, document, 'docId'), docSetId: await idOf(api, document, 'docSetId') };
}

async function lists(api: Api, first: Reply<'listDocuments' | 'listDocumentSet'>, id: string): Promise<boolean> {
  return first.ok && (await api.rest(first)).some(({ documentId }) => documentId === id);
}

const ways = {
  readDocumentByDocId: async (api: Api, _: Upload, { docId }: Ids) =>
    (await api.call('readDocumentByDocId', { docId })).ok,
  listDocuments: async (api: Api, { id }: Upload) => lists(api, await api.call('listDocuments', {}), id),
  listDocumentSet: async (api: Api, { id }: Upload, { docSetId }: Ids) =>
    lists(api, await api.call('listDocumentSet', { docSetId }), id),
  downloadDocument: async (api: Api, { id }: Upload) =>
    hasContent(await api.call('downloadDocument', { documentId: id })),
  downloadProcessedDocument: async (api: Api, { id }: Upload) =>
    hasContent(await api.call('downloadProcessedDocument', { documentId: id })),
} as const;

const operations = Object.keys(ways) as (keyof typeof ways)[];

export const documentDeleteWhole = written({
  'document-delete-whole': async (api) => {
    const [other, deleted, last] = [await uploadAndRead(api), await uploadAndRead(api), await uploadAndRead(api)];
    const ids = await asSetup('readDocument', () => idsOf(api, deleted));
    const idsOfOther = await asSetup('readDocument', () => idsOf(api, other));
    const reply = await api.call('deleteDocument', { documentId: deleted.id });
    api.expect.accepted(reply, 'The document is deleted');
    for (const way of operations) {
      const isGone = async () => !(await ways[way](api, deleted, ids));
      await api.eventually(async () => reply, isGone, `${way} does not find a deleted document`);
      const isFound = () => ways[way](api, other, idsOfOther);
      await asSetup(way, () => api.eventually(async () => reply, isFound, `${way} finds another document`));
    }
    for (const { id } of [other, last]) {
      const remaining = await api.call('readDocument', { documentId: id });
      api.expect.accepted(remaining, 'Another document still exists');
    }
  },
});

export const documentDownload = written({
  'document-download-offered': async (api) => {
    const [first, second] = await api.once(twoReadDocuments);
    const contents = new Map<string, Buffer>();
    for (const own of [first, second, second, first]) {
      const other = own === first ? second : first;
      const ask = () => api.call('downloadDocument', { documentId: own.id });
      const reply = await api.eventually(ask, hasContent, 'An uploaded document can be downloaded');
      api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
      expectFileOf(api, own, other, reply);
      const isNew = !contents.get(other.id)?.equals(reply.values.content ?? Buffer.alloc(0));
      api.expect.true(isNew, 'The downloads of two documents differ', reply);
      if (reply.values.content) contents.set(own.id, reply.values.content);
    }
  },
  'document-download-same-bytes': async (api) => {
    const [{ id, content }] = await api.once(twoReadDocuments);
    const ask = () => api.call('downloadDocument', { documentId: id });
    const reply = await api.eventually(ask, hasContent, 'An uploaded document can be downloaded');
    const isSame = reply.values.content?.equals(content) === true;
    api.expect.true(isSame, 'The download has the same bytes as the upload', reply);
  },
  'document-download-processed': async (api) => {
    const [other, { id }] = await api.once(twoDocuments);
    const ask = (documentId = id) => api.call('downloadProcessedDocument', { documentId });
    const reply = await api.eventually(ask, hasContent, 'A processed document can be downloaded');
    api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
    await api.eventually(ask, hasContent, 'The processed document can be downloaded again');
    const isStatus = (await ask(other.id)).exchange.responseBody === reply.exchange.responseBody && isJson(reply);
    api.expect.true(!isStatus, 'The response is a file and not the same JSON object for each document', reply);
    const nothing = await api.call('downloadProcessedDocument', { documentId: api.unknownId('folder') });
    if (hasContent(nothing))
      throw new Blocked('downloadProcessedDocument', 'the download of a document that does not exist is accepted too');
  },
});

function isJson({ headers }: Reply<'downloadProcessedDocument'>): boolean {
  return /\bjson\b/.test(headers['content-type'] ?? '');
}

/** Ends the test case as `blocked` if the target returns a document's file but not the document's data. */
async function mustNotBeDownloaded(api: Api, documentId: string): Promise<void> {
  if (api.binds('downloadDocument') && hasContent(await api.call('downloadDocument', { documentId })))
    throw new Blocked('readDocument', 'an uploaded document is downloaded, but its record cannot be read');
}

/** Ends the test case as `blocked` if the target returns neither the data nor the file of a document. */
async function mustBeDownloaded(api: Api, documentId: string): Promise<void> {
  if (api.binds('downloadDocument') && !hasContent(await api.call('downloadDocument', { documentId })))
    throw new Blocked('uploadDocument', 'an uploaded document is neither read nor downloaded');
}

/** Checks nothing if a new version has no separate record or no document id of its own. */
async function expectVersionByDocId(api: Api, { id, reply }: Upload, docId: string): Promise<void> {
  if (!api.binds('uploadDocumentVersion')) return;
  const version = await api.call('uploadDocumentVersion', { ...(await uploadInput(api)), documentId: id });
  const { documentId } = version.values;
  if (!version.ok || !documentId || documentId === id) return;
  const own = await idOf(api, { id: documentId, name: '', content: Buffer.alloc(0), reply }, 'docId');
  if (own === docId) return;
  for (const each of [own, docId]) {
    const read = await api.call('readDocumentByDocId', { docId: each });
    api.expect.equal(read.values.docId ?? each, each, 'Each version is read by its own document id', read);
  }
}

export const documentOffered = written({
  'document-offered-upload': async (api) => {
    const [large, plain] = await api.once(twoUploads);
    for (const { reply } of [plain, large.done ? large : await attempt(api, await uploadInput(api))]) {
      api.expect.accepted(reply, 'The upload of a PDF is accepted');
      api.expect.equal(reply.exchange.method, 'POST', 'The method is POST', reply);
      const documentId = reply.values.documentId ?? '';
      const check = async () => void (await expectRecord(api, documentId));
      await unlessCausedBy(() => mustNotBeDownloaded(api, documentId), check);
    }
  },
  'document-offered-version': async (api) => {
    const first = await uploadAndRead(api);
    const before = first.read;
    const version = await uploadInput(api);
    const reply = await api.call('uploadDocumentVersion', { ...version, documentId: first.id });
    api.expect.accepted(reply, 'The upload of a second version is accepted');
    api.expect.equal(reply.exchange.method, 'POST', 'The method is POST', reply);
    await expectVersion(api, { first, before, version, reply });
    const third = await uploadInput(api);
    const again = await api.call('uploadDocumentVersion', { ...third, documentId: first.id });
    api.expect.accepted(again, 'The upload of a third version is accepted');
    if (await hasOwnRecord(api, { first, reply })) await expectOwnRecord(api, { first, reply: again }, third.file);
    const unknown = { ...(await uploadInput(api)), documentId: api.unknownId('folder') };
    await mustNeedObject(api, 'uploadDocumentVersion', unknown);
  },
  'document-offered-read': async (api) => {
    const bodies = [];
    for (const { id } of await api.once(twoDocuments)) {
      const reply = await unlessCausedBy(
        () => mustBeDownloaded(api, id),
        () => expectRecord(api, id),
      );
      const shown = reply.values.documentId ?? id;
      api.expect.equal(shown, id, 'The response contains the requested document', reply);
      api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
      bodies.push(reply.exchange.responseBody);
      // Equal responses for two different documents show that the target ignores the requested id.
      api.expect.true(bodies.length < 2 || bodies[0] !== bodies[1], 'Two documents have different records', reply);
    }
  },
  'document-offered-read-by-doc-id': async (api) => {
    const [own, [other]] = [await upload(api), await api.once(twoReadDocuments)];
    const docId = await idOf(api, own, 'docId');
    const reply = await api.call('readDocumentByDocId', { docId });
    api.expect.accepted(reply, 'The read by document id is accepted');
    api.expect.equal(reply.values.docId ?? docId, docId, 'The record has the requested document id', reply);
    const another = await api.call('readDocumentByDocId', { docId: await idOf(api, other, 'docId') });
    for (const again of [another, await api.call('readDocumentByDocId', { docId })])
      api.expect.accepted(again, 'Each further read by document id is accepted');
    const differ = another.exchange.responseBody !== reply.exchange.responseBody;
    api.expect.true(differ, 'Two documents have different records', another);
    api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
    await expectVersionByDocId(api, own, docId);
  },
  'document-offered-delete': async (api) => {
    const { id } = await uploadAndRead(api);
    const reply = await api.call('deleteDocument', { documentId: id });
    api.expect.accepted(reply, 'The deletion of a document is accepted');
    api.expect.equal(reply.exchange.method, 'DELETE', 'The method is DELETE', reply);
    const refused = ({ status }: { status: number }) => status >= 400 && status < 500;
    await api.eventually(
      () => api.call('readDocument', { documentId: id }),
      refused,
      'A deleted document can no longer be read',
    );
  },
});
