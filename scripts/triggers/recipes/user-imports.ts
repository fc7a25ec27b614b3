import type { Body, Call, Recipes } from '../recipe.ts';
import { later } from '../recipe.ts';

const people: Body = {
  form: { file: { name: 'people.csv', text: 'email,firstName,lastName\nada.berg@aurora.example,Ada,Berg\n' } },
};
const faulty: Body = {
  form: { file: { name: 'people.csv', text: 'email,firstName,lastName\nnot an address,Ada,Berg\n' } },
};

const imported = (body: Body): Call => ({ operation: 'importUsers', body, save: { import: '/data/id' } });
const summarized = (body: Body): Call => ({ operation: 'summarizeUserImport', body, save: { import: '/data/id' } });
const path = { importId: '{import}' };

/** Requests that lead to each response about imports and exports of users. */
export const userImports: Recipes = {
  exportUsers: { 200: { about: 'The tenant has 200 users.' } },
  listUserImports: { 200: { about: 'The list contains an import.', before: [imported(people)] } },
  importUsers: { 202: { about: 'The request contains a CSV file with one person.', body: people } },
  summarizeUserImport: { 202: { about: 'The request contains a CSV file with one person.', body: people } },
  readUserImport: { 200: { about: 'The import was submitted before.', before: [imported(people)], path } },
  acknowledgeUserImport: {
    200: {
      about: 'The summary is complete and awaits its acknowledgement.',
      before: [summarized(people), later],
      path,
    },
    409: { about: 'The import has already run.', before: [imported(people), later], path },
  },
  cancelUserImport: {
    200: { about: 'The import has not begun.', before: [imported(people)], path },
    409: { about: 'The import has already run.', before: [imported(people), later], path },
  },
  readUserImportErrors: {
    200: { about: 'One row of the import was invalid.', before: [imported(faulty), later], path },
    404: { about: 'No row of the import was invalid.', before: [imported(people), later], path },
    409: { about: 'The import has not run yet.', before: [imported(faulty)], path },
  },
  readUserImportSummaryErrors: {
    200: { about: 'The summary found an invalid row.', before: [summarized(faulty), later], path },
    404: { about: 'The summary found no invalid row.', before: [summarized(people), later], path },
    409: { about: 'The summary is not complete yet.', before: [summarized(faulty)], path },
  },
};
