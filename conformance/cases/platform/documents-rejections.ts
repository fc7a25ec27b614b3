import { type Case, published } from '../../case/case.ts';
import type { Rejection } from './steps.ts';

const rejections: readonly Rejection[] = [
  {
    rule: 'key-missing',
    title: 'A token request without a key is answered with 401 API KEY MISSING',
    status: 401,
    code: 'API KEY MISSING',
    operations: ['createDocumentsToken'],
    ask: (api) => api.call('createDocumentsToken', {}, 'nobody'),
  },
  {
    rule: 'token-missing',
    title: 'A request without a token is answered with 401 TOKEN MISSING',
    status: 401,
    code: 'TOKEN MISSING',
    operations: ['listFields'],
    ask: (api) => api.call('listFields', {}, 'nobody'),
  },
  {
    rule: 'active-other',
    title: 'An invalid value of active is answered with 400 INVALID VALUE',
    status: 400,
    code: 'INVALID VALUE',
    operations: ['listFields'],
    ask: (api) => api.call('listFields', { active: 'perhaps' }),
  },
  {
    rule: 'unknown-parameter',
    title: 'An unknown query parameter is answered with 400 UNKNOWN PARAMETER',
    status: 400,
    code: 'UNKNOWN PARAMETER',
    operations: ['listFields'],
    ask: (api) => api.send('listFields', {}, { query: [['colour', 'blue']] }),
  },
];

export const documentsRejections: readonly Case[] = rejections.map(({ rule, title, status, code, operations, ask }) =>
  published({
    id: `documents-rejections-${rule}`,
    requirement: 'documents-rejection-codes',
    title,
    operations,
    run: async (api) => {
      const reply = await ask(api);
      api.expect.status(reply, status, title);
      api.expect.code(reply, code, title);
    },
  }),
);
