import { type Api, mostItems } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Unjudged } from '../../case/failure.ts';
import { hasContent, isWholeFile } from '../content.ts';
import { containsAll } from '../proofs.ts';
import { written } from '../written.ts';
import { idOf, record, twoReadDocuments, twoVersions, upload, uploadAndRead, uploadInput } from './steps.ts';

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
    const uploads = [await uploadAndRead(api), await uploadAndRead(api)];
    // Repeats the request, because a new document can appear in the list with a delay.
    const allListed = async (reply: Reply<'listDocuments'>) => {
      const known = api.uploads();
      api.expect.accepted(reply, 'The documents are listed');
      api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
      const listed = (await api.rest(reply)).map(({ documentId }) => documentId);
      const ids = uploads.map(({ id }) => id);
      const areOnce = ids.every((id) => listed.filter((each) => each === id).length === 1);
      return containsAll(listed, ids) && areOnce && !(await canReadOneOf(api, known, listed));
    };
    const ask = () => api.call('listDocuments', {});
    await api.eventually(ask, allListed, 'Each upload of the run is listed, and new uploads only once');
  },
  'documents-lists-chosen': async (api) => {
    if (!api.uses('listDocuments', 'documentIds'))
      throw new Unjudged('the binding of listDocuments does not use documentIds');
    const [first, _, last] = [(await uploadAndRead(api)).id, (await upload(api)).id, (await uploadAndRead(api)).id];
    const reply = await api.call('listDocuments', { documentIds: [first, last] });
    const listed = (await api.rest(reply)).map(({ documentId }) => documentId);
    api.expect.equal(listed.toSorted(), [first, last].toSorted(), 'The list has exactly the named records', reply);
  },
  'documents-lists-set': async (api) => {
    const { first: own, version, second } = await api.once(twoVersions);
    const docSetId = await idOf(api, own, 'docSetId');
    if (!version?.ok) throw new Blocked('uploadDocumentVersion', `a second version was refused: ${version?.status}`);
    // A target may put the second version of a document into a new document set.
    const wanted = second?.values.docSetId === docSetId ? [own.id, version.values.documentId] : [own.id];
    const allListed = async (first: Reply<'listDocumentSet'>) => {
      const listed = new Set((await api.rest(first)).map(({ documentId }) => documentId));
      return wanted.every((each) => listed.has(each));
    };
    const ask = () => api.call('listDocumentSet', { docSetId });
    const reply = await api.eventually(ask, allListed, 'The list contains each record of the set');
    api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
  },
  'documents-lists-set-only-own': async (api) => {
    const [{ first: own }, [foreign]] = [await api.once(twoVersions), await api.once(twoReadDocuments)];
    const docSetId = await idOf(api, own, 'docSetId');
    const other = await idOf(api, foreign, 'docSetId');
    const reply = await api.call('listDocumentSet', { docSetId });
    const items = await api.rest(reply);
    const strange = items.filter((item) => item.docSetId && item.docSetId !== docSetId);
    api.expect.equal(strange, [], 'Every listed record has the id of the set', reply);
    const mixed = docSetId !== other && items.some(({ documentId }) => documentId === foreign.id);
    api.expect.true(!mixed, 'A document of another set is not listed', reply);
  },
  'documents-lists-versions-together': async (api) => {
    const { first, version: reply, second } = await api.once(twoVersions);
    const { documentId } = reply?.values ?? {};
    if (!reply || !second || documentId === first.id) throw new Unjudged('a new version has no record of its own');
    const shown = [reply.values, second.values].flatMap(({ docSetId }) => docSetId ?? []);
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
