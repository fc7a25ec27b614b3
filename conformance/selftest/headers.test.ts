import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { type Alteration, judgeAltered, objectIn, outcomesOf, withBinding } from './fake/altered.ts';

const withCodeInHeader: Alteration = async (_request, forward) => {
  const answer = await forward();
  const code = answer.status >= 400 ? objectIn(answer)['error_code'] : undefined;
  return typeof code === 'string' ? { status: answer.status, headers: { 'X-Error': `code=${code}` } } : answer;
};

test('a refusal may name its error code in a header', async () => {
  const change = (target: Target): Target => ({ ...target, errors: { code: { header: 'X-Error', match: '=(.+)$' } } });
  const record = await judgeAltered({ only: ['department-empty-update-code'], alter: withCodeInHeader, change });
  expect(Object.keys(outcomesOf(record))).toEqual(['passed']);
});

const withPagesInHeaders: Alteration = async ({ url, headers }, forward) => {
  const changed = new URL(url);
  if (headers['x-page'] !== undefined) changed.searchParams.set('page_token', headers['x-page']);
  const answer = await forward({ url: changed });
  if (!url.pathname.endsWith('/people') || answer.status !== 200) return answer;
  const { next_page_token: next, ...body } = objectIn(answer);
  return { status: 206, headers: typeof next === 'string' ? { 'X-Next-Page': next } : {}, body };
};

test('the next page may be named by a header of the response and requested with a header', async () => {
  const change = withBinding('listUsers', { next: { header: 'X-Next-Page', parameter: 'X-Page', in: 'header' } });
  const record = await judgeAltered({ only: ['users-list-offered'], alter: withPagesInHeaders, change });
  expect(Object.keys(outcomesOf(record))).toEqual(['passed']);
  const pages = record.cases[0]?.exchanges.filter(({ requestHeaders }) => 'X-Page' in requestHeaders) ?? [];
  expect(pages.length).toBeGreaterThan(1);
});
