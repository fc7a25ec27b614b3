import { expect, test } from 'vitest';
import type { PlainAnswer, PreparedRequest } from '../target/types.ts';
import { exchangeOf } from './exchange.ts';
import { handedOn, type Sent } from './handed-on.ts';
import { Redactor } from './redact.ts';

const prepared: PreparedRequest = {
  method: 'GET',
  path: '/files/1',
  query: [],
  headers: { authorization: 'Bearer t' },
};
const asked = { baseUrl: 'http://here/api/', prepared };

function sent(status: number, location?: string): Sent {
  const answer: PlainAnswer = { status, headers: location ? { location } : {}, body: Buffer.alloc(0), json: undefined };
  const exchange = exchangeOf('downloadDocument', asked.baseUrl, prepared, answer, 1, new Redactor(), null);
  return { answer, exchange };
}

/** What is asked for after a first answer, and what is hidden. */
async function follow(first: Sent, ...later: Sent[]) {
  const asks: { url: string; token: string | undefined }[] = [];
  const hidden: string[] = [];
  const answers = later.values();
  const last = await handedOn('downloadDocument', first, asked, {
    send: async ({ baseUrl, prepared: { path, headers } }) => {
      asks.push({ url: `${baseUrl}${path}`, token: headers['authorization'] });
      return answers.next().value ?? sent(302, '/again');
    },
    hide: (secret) => hidden.push(secret),
  });
  return { asks, hidden: hidden.filter(Boolean), status: last.answer.status };
}

test('an answer that is no redirect is the last', async () => {
  expect(await follow(sent(200))).toMatchObject({ asks: [], status: 200 });
  expect(await follow(sent(304, '/x'))).toMatchObject({ asks: [], status: 304 });
});

test('the token goes to the origin of the base URL alone, and a signature is hidden', async () => {
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

test('a download that a case sends with another method is answered where it is asked', async () => {
  const send = () => expect.fail('nothing more is asked for');
  const posted = { ...asked, prepared: { ...prepared, method: 'POST' } as const };
  const last = await handedOn('downloadDocument', sent(302, '/x'), posted, { send, hide: () => undefined });
  expect(last.answer.status).toBe(302);
});

test('what is no download is answered where it is asked', async () => {
  const send = () => expect.fail('nothing more is asked for');
  const last = await handedOn('readDocument', sent(302, '/x'), asked, { send, hide: () => undefined });
  expect(last.answer.status).toBe(302);
});
