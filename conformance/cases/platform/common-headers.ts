import type { Case } from '../../case/case.ts';
import { isObject, parseJson } from '../../json.ts';
import { upload } from '../documents/steps.ts';
import { caseOf, written } from '../written.ts';

const interfaces = [
  { name: 'admin', reads: 'listDepartments', issues: 'createAdminToken' },
  { name: 'documents', reads: 'listFields', issues: 'createDocumentsToken' },
] as const;

export const requestIds: readonly Case[] = interfaces.map(({ name, reads }) =>
  caseOf(`common-headers-request-id-${name}`, async (api) => {
    const id = api.name('request').replaceAll(/[^!-~]/g, '-');
    const reply = await api.send(reads, {}, { headers: { 'X-Request-Id': id } });
    api.expect.equal(reply.headers['x-request-id'], id, 'The response repeats X-Request-Id', reply);
  }),
);

export const tokenExpiry: readonly Case[] = interfaces.map(({ name, issues }) =>
  caseOf(`common-headers-token-expiry-${name}`, async (api) => {
    const reply = await api.call(issues, {});
    const claims = parseJson(Buffer.from(reply.values.token?.split('.')[1] ?? '', 'base64url').toString());
    const body = parseJson(reply.exchange.responseBody ?? '');
    const { expiresAt } = isObject(body) ? body : {};
    const { exp } = isObject(claims) ? claims : {};
    api.expect.equal(Date.parse(String(expiresAt)) / 1000, exp, 'expiresAt is the time of the claim exp', reply);
  }),
);

export const retryAfter = written({
  'common-headers-retry-after': async (api) => {
    const { id, reply } = await upload(api);
    const wait = reply.headers['retry-after'] ?? null;
    const values = [{ 'Retry-After': '1 or more' }, { 'Retry-After': wait }] as const;
    api.expect.true(Number(wait) >= 1, 'The response has Retry-After with at least one second', reply, values);
    const other = await upload(api);
    api.expect.true(other.id !== id, 'Each upload has an id of its own', other.reply);
  },
});
