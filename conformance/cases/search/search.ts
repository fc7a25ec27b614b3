import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { published, stated } from '../../case/define-case.ts';
import type { Reply } from '../../case/exchange.ts';
import { record, upload } from '../documents/steps.ts';

const ways = [
  { way: 'simple', operation: 'searchDocuments', method: 'GET' },
  { way: 'composite', operation: 'queryDocuments', method: 'POST' },
] as const;

/** Returns a word that no other document contains. */
const wordOf = (api: Api, label: string) => api.name(label).replaceAll(/[^A-Za-z0-9]/g, '');

async function idsIn(api: Api, reply: Reply<(typeof ways)[number]['operation']>): Promise<unknown[]> {
  return (await api.rest(reply)).map(({ documentId }) => documentId);
}

/** Test cases for simple and composite search. */
export const search: readonly Case[] = [
  ...ways.map(({ way, operation, method }) =>
    stated({
      id: `search-${way}-offered`,
      title: `Documents are searched in the ${way} way by ${method}`,
      operations: ['uploadDocument', 'readDocument', operation],
      run: async (api) => {
        const [word, other] = [wordOf(api, 'Concession'), wordOf(api, 'Guarantee')];
        const [wanted, unrelated] = [await upload(api, word), await upload(api, other)];
        for (const { id } of [wanted, unrelated]) await record(api, id);
        const finds = async (reply: Reply<typeof operation>) => (await idsIn(api, reply)).includes(wanted.id);
        const what = 'The search finds a document by a word of its file name and content';
        const reply = await api.eventually(() => api.call(operation, { text: word }), finds, what);
        api.expect.equal(reply.exchange.method, method, `The method is ${method}`, reply);
        const found = await idsIn(api, reply);
        api.expect.true(!found.includes(unrelated.id), 'The search does not find a document without the word', reply);
      },
    }),
  ),
  published({
    id: 'search-simple-finds',
    title: 'Simple search finds a document by a word of its name',
    operations: ['uploadDocument', 'readDocument', 'searchDocuments'],
    run: async (api) => {
      const word = wordOf(api, 'Concession');
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
