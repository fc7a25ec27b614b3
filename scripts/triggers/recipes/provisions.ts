import type { Body, Call, Recipes } from '../recipe.ts';

const liability: Body = { json: { name: 'Limited liability', provisionTags: ['liability'] } };
const created: Call = { operation: 'createProvision', body: liability, save: { record: '/recordId' } };

/** Requests that lead to each response about provisions and searches. */
export const provisions: Recipes = {
  listProvisions: { 200: { about: 'A provision is among them.', before: [created] } },
  createProvision: {
    201: { about: 'A name that no provision has.', body: liability },
    409: { about: 'Another provision has the name.', before: [created], body: liability },
  },
  readProvisionRecord: {
    200: { about: 'The search for a provision.', before: [created], path: { recordId: '{record}' } },
  },
  searchDocuments: { 200: { about: 'A word that stands in documents of aurora.', query: { q: 'liability' } } },
  queryDocuments: {
    200: {
      about: 'One condition on the text.',
      body: { json: { query: [{ type: 'text', filter: 'containsText', terms: ['liability'] }] } },
    },
  },
};
