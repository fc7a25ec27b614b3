import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { published } from '../../case/case.ts';
import type { Reply } from '../../case/exchange.ts';
import { hasContent } from '../content.ts';
import { record, type Upload, upload, valuesOf } from '../documents/steps.ts';
import { newWord } from '../search/search.ts';

const as = 'other-tenant';
const requirement = 'documents-current-tenant';
const needs = ['other-tenant'] as const;

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

export const documentsIsolation: readonly Case[] = [
  published({
    id: 'documents-isolation-documents',
    requirement,
    title: 'Another tenant can neither find, read, download, change nor delete a document',
    operations: [
      ...(['uploadDocument', 'readDocument', 'downloadDocument', 'listDocuments', 'searchDocuments'] as const),
      ...(['queryDocuments', 'updateDocumentFields', 'deleteDocument'] as const),
    ],
    needs,
    run: async (api) => {
      const word = newWord(api);
      const document = await upload(api, word);
      const { id: documentId, content, name } = document;
      await record(api, documentId);
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
  }),
  published({
    id: 'documents-isolation-provisions',
    requirement,
    title: 'Another tenant can neither list a provision nor read its record',
    operations: ['createProvision', 'readProvisionRecord', 'listProvisions'],
    needs,
    run: async (api) => {
      const name = api.name('Private');
      const { values } = await api.call('createProvision', { name });
      const recordId = values.recordId ?? '';
      const listed = await api.call('listProvisions', {}, as);
      const names = listed.ok ? (await api.rest(listed, as)).map((provision) => provision.name) : [];
      api.expect.true(!names.includes(name), 'The other tenant does not list the provision', listed);
      const foreign = await api.call('readProvisionRecord', { recordId }, as);
      api.expect.true(foreign.values.name !== name, 'The other tenant does not read the provision record', foreign);
    },
  }),
];
