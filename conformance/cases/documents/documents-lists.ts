import { type Api, mostItems } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Unjudged } from '../../case/failure.ts';
import { hasContent, isWholeFile } from '../content.ts';
import { containsAll } from '../proofs.ts';
import { written } from '../written.ts';
import { idOf, record, twoDocuments, upload, uploadInput } from './steps.ts';

/** Returns whether `GET` finds a document by its id although the document is missing from the list of documents. */
async function canReadOneOf(api: Api, documents: readonly string[], listed: readonly unknown[]): Promise<boolean> {
  if (listed.length >= mostItems) return false;
  const missing = documents.filter((each) => !listed.includes(each));
  for (const documentId of missing) if ((await api.call('readDocument', { documentId })).ok) return true;
  return false;
}

export const documentsLists = written({
  'documents-lists-uploads': async (api) => {
    await api.call('listDocuments', {});
    const uploads = [await upload(api), await upload(api)];
    for (const { id } of uploads) await record(api, id);
    const reply = await api.call('listDocuments', {});
    api.expect.accepted(reply, 'The documents are listed');
    api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
    // Repeats the request, because a new document can appear in the list with a delay.
    const allListed = async () => {
      const known = api.uploads();
      const listed = (await api.list('listDocuments', {})).map(({ documentId }) => documentId);
      const ids = uploads.map(({ id }) => id);
      const areOnce = ids.every((id) => listed.filter((each) => each === id).length === 1);
      return containsAll(listed, ids) && areOnce && !(await canReadOneOf(api, known, listed));
    };
    await api.eventually(async () => reply, allListed, 'Each upload of the run is listed, and new uploads only once');
  },
  'documents-lists-chosen': async (api) => {
    if (!api.uses('listDocuments', 'documentIds'))
      throw new Unjudged('the binding of listDocuments does not use documentIds');
    const [first, _, last] = [(await upload(api)).id, (await upload(api)).id, (await upload(api)).id];
    for (const id of [first, last]) await record(api, id);
    const reply = await api.call('listDocuments', { documentIds: [first, last] });
    const listed = (await api.rest(reply)).map(({ documentId }) => documentId);
    api.expect.equal(listed.toSorted(), [first, last].toSorted(), 'The list has exactly the named records', reply);
  },
  'documents-lists-set': async (api) => {
    const own = await upload(api);
    const docSetId = await idOf(api, own, 'docSetId');
    const input = { ...(await uploadInput(api)), documentId: own.id };
    const { ok, status, values } = await api.call('uploadDocumentVersion', input);
    if (!ok) throw new Blocked('uploadDocumentVersion', `a second version was refused with ${status}`);
    // A target may put the second version of a document into a new document set.
    const { documentId } = values;
    const second = documentId ? (await record(api, documentId)).values : {};
    const wanted = second.docSetId === docSetId ? [own.id, documentId] : [own.id];
    const allListed = async (first: Reply<'listDocumentSet'>) => {
      const listed = new Set((await api.rest(first)).map(({ documentId }) => documentId));
      return wanted.every((each) => listed.has(each));
    };
    const ask = () => api.call('listDocumentSet', { docSetId });
    const reply = await api.eventually(ask, allListed, 'The list contains each record of the set');
    api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
  },
  'documents-lists-set-only-own': async (api) => {
    const [own, [foreign]] = [await upload(api), await api.once(twoDocuments)];
    const docSetId = await idOf(api, own, 'docSetId');
    const other = await idOf(api, foreign, 'docSetId');
    if (api.binds('uploadDocumentVersion'))
      await api.call('uploadDocumentVersion', { ...(await uploadInput(api)), documentId: own.id });
    const reply = await api.call('listDocumentSet', { docSetId });
    const items = await api.rest(reply);
    const strange = items.filter((item) => item.docSetId && item.docSetId !== docSetId);
    api.expect.equal(strange, [], 'Every listed record has the id of the set', reply);
    const mixed = docSetId !== other && items.some(({ documentId }) => documentId === foreign.id);
    api.expect.true(!mixed, 'A document of another set is not listed', reply);
  },
  'documents-lists-versions-together': async (api) => {
    const first = await upload(api);
    const reply = await api.call('uploadDocumentVersion', { ...(await uploadInput(api)), documentId: first.id });
    const { documentId } = reply.values;
    if (!documentId || documentId === first.id) throw new Unjudged('a new version has no record of its own');
    const shown = [reply.values, (await record(api, documentId)).values].flatMap(({ docSetId }) => docSetId ?? []);
    if (shown.length === 0) throw new Unjudged('no response shows the document-set id of a new version');
    const what = 'The new version has the document-set id of the first version';
    api.expect.equal([...new Set(shown)], [await idOf(api, first, 'docSetId')], what, reply);
  },
  'documents-lists-versions': async (api) => {
    const first = await upload(api);
    const { id } = first;
    const docSetId = first.reply.values.docSetId ?? (await idOf(api, first, 'docSetId'));
    const version = await uploadInput(api);
    const second = await api.call('uploadDocumentVersion', { ...version, documentId: id });
    const newId = second.values.documentId ?? '';
    api.expect.true(newId !== '' && newId !== id, 'The new version has a new id', second);
    const shown = [second.values, (await record(api, newId)).values];
    const sets = shown.flatMap((values) => values.docSetId ?? []);
    api.expect.equal([...new Set(sets)], [docSetId], 'The new version is in the same set', second);
    const ids = (await api.list('listDocumentSet', { docSetId })).map(({ documentId }) => documentId);
    api.expect.equal(ids, [id, newId], 'The set contains both versions, the older version first', second);
    const ask = () => api.call('downloadDocument', { documentId: id });
    const old = await api.eventually(ask, hasContent, 'The first version can be downloaded');
    const { content } = old.values;
    const isOld = isWholeFile(content, first.content) && !content?.equals(version.file);
    api.expect.true(isOld, 'The first version still has its own file', old);
  },
});
