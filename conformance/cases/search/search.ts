import type { Case } from '../../case/case.ts';
import { published, stated } from '../../case/define-case.ts';
import { record, upload } from '../documents/steps.ts';

/** Simple and composite search. */
export const search: readonly Case[] = [
  stated({
    id: 'search-simple-offered',
    title: 'Documents are searched in the simple way by GET',
    operations: ['searchDocuments'],
    readOnly: true,
    run: async (api) => {
      const reply = await api.call('searchDocuments', { text: 'agreement' });
      api.expect.accepted(reply, 'A simple search is carried out');
      api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
    },
  }),
  stated({
    id: 'search-composite-offered',
    title: 'Documents are searched in the composite way by POST',
    operations: ['queryDocuments'],
    readOnly: true,
    run: async (api) => {
      const reply = await api.call('queryDocuments', { text: 'agreement' });
      api.expect.accepted(reply, 'A composite search is carried out');
      api.expect.equal(reply.exchange.method, 'POST', 'The method is POST', reply);
    },
  }),
  published({
    id: 'search-simple-finds',
    title: 'Simple search finds a document by a word of its name',
    operations: ['uploadDocument', 'readDocument', 'searchDocuments'],
    run: async (api) => {
      const word = api.name('Concession').replaceAll(/[^A-Za-z0-9]/g, '');
      const { id } = await upload(api, word);
      await record(api, id);
      for (const text of [word, word.toUpperCase()]) {
        const reply = await api.call('searchDocuments', { text });
        const items = await api.rest(reply);
        api.expect.equal(
          items.map(({ documentId }) => documentId),
          [id],
          `${text} finds the document alone`,
          reply,
        );
      }
    },
  }),
  published({
    id: 'search-composite-all-conditions',
    title: 'Composite search gives what meets all its conditions and no other',
    operations: ['uploadDocument', 'readDocument', 'updateDocumentFields', 'queryDocuments'],
    run: async (api) => {
      const field = api.name('Term').replaceAll(/\W+/g, '');
      const [wanted, other] = [await upload(api), await upload(api)];
      for (const [{ id: documentId }, value] of [
        [wanted, 'yearly'],
        [other, 'monthly'],
      ] as const) {
        await record(api, documentId);
        await api.call('updateDocumentFields', { documentId, fields: [{ name: field, values: [value] }] });
      }
      const ask = () => api.call('queryDocuments', { text: 'Agreement', field, value: 'yearly' });
      const reply = await api.eventually(ask, ({ values }) => values.items?.length === 1, 'One document is found');
      api.expect.equal(reply.values.items?.[0]?.documentId, wanted.id, 'It is the one that meets both', reply);
    },
  }),
];
