import { type Case, published } from '../../case/case.ts';
import { isObject, parseJson } from '../../json.ts';
import { upload } from '../documents/steps.ts';

const interfaces = [
  { name: 'admin', reads: 'listDepartments', issues: 'createAdminToken' },
  { name: 'documents', reads: 'listFields', issues: 'createDocumentsToken' },
] as const;

export const requestIds: readonly Case[] = interfaces.map(({ name, reads }) =>
  published({
    id: `common-headers-request-id-${name}`,
    requirement: `${name}-request-id`,
    title: 'The response has the X-Request-Id of the request',
    operations: [reads],
    readOnly: true,
    run: async (api) => {
      const id = api.name('request').replaceAll(/[^!-~]/g, '-');
      const reply = await api.send(reads, {}, { headers: { 'X-Request-Id': id } });
      api.expect.equal(reply.headers['x-request-id'], id, 'The response repeats X-Request-Id', reply);
    },
  }),
);

export const tokenExpiry: readonly Case[] = interfaces.map(({ name, issues }) =>
  published({
    id: `common-headers-token-expiry-${name}`,
    requirement: `${name}-token-expiry`,
    title: 'The response to a token request says when the token expires',
    operations: [issues],
    readOnly: true,
    run: async (api) => {
      const reply = await api.call(issues, {});
      const claims = parseJson(Buffer.from(reply.values.token?.split('.')[1] ?? '', 'base64url').toString());
      const body = parseJson(reply.exchange.responseBody ?? '');
      const { expiresAt } = isObject(body) ? body : {};
      const { exp } = isObject(claims) ? claims : {};
      api.expect.equal(Date.parse(String(expiresAt)) / 1000, exp, 'expiresAt is the time of the claim exp', reply);
    },
  }),
);

export const retryAfter: readonly Case[] = [
  published({
    id: 'common-headers-retry-after',
    requirement: 'document-upload-retry-after',
    title: 'The response to an upload says when to read the document record',
    operations: ['uploadDocument'],
    run: async (api) => {
      const { id, reply } = await upload(api);
      api.expect.true(Number(reply.headers['retry-after']) >= 1, 'Retry-After is at least one second', reply);
      const other = await upload(api);
      api.expect.true(other.id !== id, 'Each upload has an id of its own', other.reply);
    },
  }),
];
