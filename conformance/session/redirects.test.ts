import { expect, test } from 'vitest';
import type { PlainAnswer, PreparedRequest } from '../target/types.ts';
import { exchangeOf } from './exchange-of.ts';
import { Redactor } from './redactor.ts';
import { followRedirects } from './redirects.ts';
import type { SentExchange } from './transport.ts';

const prepared: PreparedRequest = {
  method: 'GET',
  path: '/files/1',
  query: [],
  headers: { authorization: 'Bearer t' },
};
const asked = { baseUrl: 'http://here/api/', prepared };

function sent(status: number, location?: string): SentExchange {
  const answer: PlainAnswer = { status, headers: location ? { location } : {}, body: Buffer.alloc(0), json: undefined };
  const exchange = exchangeOf('downloadDocument', asked.baseUrl, prepared, answer, 1, new Redactor(), null);
  return { answer, exchange };
}

async function follow(first: SentExchange, ...later: SentExchange[]) {
  const asks: { url: string; token: string | undefined }[] = [];
  const hidden: string[] = [];
  const answers = later.values();
  const redirects = { list: [], hide: (secret: string) => void hidden.push(secret) };
  const last = await followRedirects('downloadDocument', first, asked, redirects, async (next) => {
    const { path, headers } = next.prepared;
    asks.push({ url: `${next.baseUrl}${path}`, token: headers['authorization'] });
    return answers.next().value ?? sent(302, '/again');
  });
  return { asks, hidden: hidden.filter(Boolean), status: last.answer.status };
}

test('the token is sent only to the origin of the base URL, and a signature is hidden', async () => {
  const { asks, hidden, status } = await follow(sent(302, 'content'), sent(307, 'https://store/1?sig=abcd'), sent(200));
  expect(asks).toEqual([
    { url: 'http://here/api/files/content', token: 'Bearer t' },
    { url: 'https://store/1?sig=abcd', token: undefined },
  ]);
  expect(hidden).toEqual(['sig=abcd']);
  expect(status).toBe(200);
});

test('redirects without end, or to no web address, are an answer', async () => {
  expect((await follow(sent(302, '/again'))).asks).toHaveLength(5);
  expect(await follow(sent(302, 'ftp://store/1'))).toMatchObject({ asks: [], status: 302 });
});

test('the redirect of an operation that is not a download is not followed', async () => {
  const send = () => expect.fail('nothing more is asked for');
  const last = await followRedirects('readDocument', sent(302, '/x'), asked, { list: [], hide: () => undefined }, send);
  expect(last.answer.status).toBe(302);
});
