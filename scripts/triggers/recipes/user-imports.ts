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

export const userImports: Recipes = {
  exportUsers: { 200: { about: 'The tenant has 200 users.' } },
  listUserImports: { 200: { about: 'The tenant has one user import.', before: [imported(people)] } },
  importUsers: { 202: { about: 'The request contains a CSV file with one user.', body: people } },
  summarizeUserImport: { 202: { about: 'The request contains a CSV file with one user.', body: people } },
  readUserImport: { 200: { about: 'An earlier request submitted the user import.', before: [imported(people)], path } },
  acknowledgeUserImport: {
    200: {
      about: 'The summary of the user import is complete and awaits its acknowledgement.',
      before: [summarized(people), later],
      path,
    },
    409: { about: 'The user import has already run.', before: [imported(people), later], path },
  },
  cancelUserImport: {
    200: { about: 'The user import has not started.', before: [imported(people)], path },
    409: { about: 'The user import has already run.', before: [imported(people), later], path },
  },
  readUserImportErrors: {
    200: { about: 'One row of the user import was invalid.', before: [imported(faulty), later], path },
    404: { about: 'No row of the user import was invalid.', before: [imported(people), later], path },
    409: { about: 'The user import has not run yet.', before: [imported(faulty)], path },
  },
  readUserImportSummaryErrors: {
    200: { about: 'The summary of the user import found an invalid row.', before: [summarized(faulty), later], path },
    404: { about: 'The summary of the user import found no invalid row.', before: [summarized(people), later], path },
    409: { about: 'The summary of the user import is not complete yet.', before: [summarized(faulty)], path },
  },
};
