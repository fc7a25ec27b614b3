import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Unjudged } from '../../case/failure.ts';
import { inCommon, parseJson } from '../../json.ts';
import { hasContent } from '../content.ts';
import { recordWith, twoVersions, type Upload, uploadAndRead, valuesOf } from '../documents/steps.ts';
import { fieldOf } from '../fields/document-field.ts';
import { asSetup } from '../proofs.ts';
import { newWord } from '../search/search.ts';
import { rejected, written } from '../written.ts';

export const documentsAnswers = written({
  'documents-answers-fields': async (api) => {
    api.expect.status(await api.call('listFields', {}), 200, 'The fields are listed');
  },
  'documents-answers-provisions': async (api) => {
    const reply = await api.call('createProvision', { name: api.name('Warranty') });
    api.expect.status(reply, 201, 'A provision is created');
    api.expect.status(await api.call('listProvisions', {}), 200, 'The provisions are listed');
    const { recordId } = reply.values;
    api.expect.status(await api.call('readProvisionRecord', { recordId }), 200, 'The record is read');
  },
  'documents-answers-document': async (api) => {
    const { id, reply } = await uploadAndRead(api);
    api.expect.status(reply, 202, 'An upload is accepted');
    api.expect.status(await api.call('listDocuments', {}), 200, 'The documents are listed');
    api.expect.status(await api.call('deleteDocument', { documentId: id }), 204, 'The deletion is answered');
  },
});

export const documentsRejections = rejected({
  'documents-rejections-key-missing': (api) => api.call('createDocumentsToken', {}, 'nobody'),
  'documents-rejections-token-missing': (api) => api.call('listFields', {}, 'nobody'),
  'documents-rejections-active-other': (api) => api.call('listFields', { active: 'perhaps' }),
  'documents-rejections-unknown-parameter': (api) => api.send('listFields', {}, { query: [['colour', 'blue']] }),
});

const as = 'other-tenant';
/** Compares document names instead of ids, because two tenants can have documents with the same id. */
function isAbout({ name }: Upload, { ok, exchange: { responseBody } }: Reply<'readDocument'>): boolean {
  return ok && responseBody?.includes(name.replace(/\.\w+$/, '')) === true;
}

async function expectNotFound(api: Api, id: string, word: string): Promise<void> {
  for (const first of [
    await api.call('searchDocuments', { text: word }, as),
    await api.call('queryDocuments', { text: word }, as),
    await api.call('listDocuments', {}, as),
  ]) {
    const items = first.ok ? await api.rest(first, as) : [];
    // Finds the tested document by name. If a search result has no name, compares the document ids.
    const isSearch = first.operation !== 'listDocuments';
    const leaked = items.filter((item) => item.name?.includes(word) ?? (isSearch && item.documentId === id));
    api.expect.equal(leaked, [], 'The other tenant does not find the document', first);
  }
}

function jsonOf({ exchange: { responseBody } }: Reply<'readProvisionRecord'>): unknown {
  return parseJson(responseBody ?? '');
}

export const documentsIsolation = written({
  'documents-isolation-documents': async (api) => {
    const word = newWord(api);
    const document = await uploadAndRead(api, word);
    const { id: documentId, content, name } = document;
    await expectNotFound(api, documentId, word);
    const foreign = await api.call('readDocument', { documentId }, as);
    api.expect.true(!isAbout(document, foreign), 'The other tenant does not read the document', foreign);
    const download = await api.call('downloadDocument', { documentId }, as);
    const bytes = download.values.content;
    const isFile = hasContent(download) && (bytes?.equals(content) || bytes?.includes(name));
    api.expect.true(!isFile, 'The other tenant does not download the document', download);
    // Two tenants can have documents with the same id. The test case must not change another tenant's document.
    if (foreign.ok) return;
    const value = 'Taken over';
    await api.call('updateDocumentFields', { documentId, fields: [{ name: 'term', values: [value] }] }, as);
    await api.call('deleteDocument', { documentId }, as);
    const now = await api.call('readDocument', { documentId });
    api.expect.accepted(now, 'The document still exists after the requests of the other tenant');
    // Does not compare all fields, because the target can add fields while it processes the document.
    const isTaken = valuesOf(now.values.fields, 'term').includes(value);
    api.expect.true(!isTaken, 'The document does not have the field value of the other tenant', now);
  },
  'documents-isolation-fields': async (api) => {
    if (api.given.documentFields) throw new Unjudged('existing.documentFields: two tenants can have the same fields');
    const { id: documentId } = (await api.once(twoVersions)).first;
    const name = fieldOf(api);
    await api.call('updateDocumentFields', { documentId, fields: [{ name, values: ['Yearly'] }] });
    await asSetup('updateDocumentFields', () => recordWith(api, documentId, { [name]: 'Yearly' }, 'The field is set'));
    const listed = await api.call('listFields', {}, as);
    const names = listed.ok ? (await api.rest(listed, as)).map((field) => field.name) : [];
    api.expect.true(!names.includes(name), 'The other tenant does not list the field', listed);
  },
  'documents-isolation-provisions': async (api) => {
    const name = api.name('Private');
    const { values } = await api.call('createProvision', { name });
    const { recordId } = values;
    if (!recordId) throw new Blocked('createProvision', 'the response for a new provision names no record');
    const listed = await api.call('listProvisions', {}, as);
    const names = listed.ok ? (await api.rest(listed, as)).map((provision) => provision.name) : [];
    api.expect.true(!names.includes(name), 'The other tenant does not list the provision', listed);
    const [own, again] = [
      await api.call('readProvisionRecord', { recordId }),
      await api.call('readProvisionRecord', { recordId }),
    ].map(jsonOf);
    const foreign = await api.call('readProvisionRecord', { recordId }, as);
    // Without the values that differ in each response, such as a time.
    const lasting = inCommon(own, again);
    const isSame = isDeepStrictEqual(inCommon(lasting, jsonOf(foreign)), lasting);
    const isRead = foreign.ok && lasting !== undefined && isSame;
    api.expect.true(!isRead, 'The other tenant does not read the provision record', foreign);
  },
});
