import type { Body, Call, Recipes } from '../recipe.ts';

const liability: Body = { json: { name: 'Limited liability', provisionTags: ['liability'] } };
const created: Call = { operation: 'createProvision', body: liability, save: { record: '/recordId' } };

export const provisions: Recipes = {
  listProvisions: { 200: { about: 'The list contains a provision.', before: [created] } },
  createProvision: {
    201: { about: 'No provision of the tenant has the name in the request.', body: liability },
    409: {
      about: 'Another provision of the tenant already has the name in the request.',
      before: [created],
      body: liability,
    },
  },
  readProvisionRecord: {
    200: {
      about: 'The request reads the status of a search for a provision.',
      before: [created],
      path: { recordId: '{record}' },
    },
  },
  searchDocuments: {
    200: { about: 'The request searches for a word that documents of the tenant contain.', query: { q: 'liability' } },
  },
  queryDocuments: {
    200: {
      about: 'The search query has one condition on the text of documents.',
      body: { json: { query: [{ type: 'text', filter: 'containsText', terms: ['liability'] }] } },
    },
  },
};
