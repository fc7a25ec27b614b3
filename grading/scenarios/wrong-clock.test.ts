import { expect, test } from 'vitest';
import { ReceivedBody } from '../recording-proxy/incoming.ts';
import type { Forward } from '../recording-proxy/recording-proxy.ts';
import { wrongClock } from './wrong-clock.ts';

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const second = (time: string | undefined) => Date.parse(time ?? '') / 1000;

test.each([-1, 1])('a clock that is %s hours fast shows all times of a token alike', async (hours) => {
  const [now, later] = ['2026-01-15T09:00:00.000Z', '2026-01-15T09:15:00.000Z'];
  const claims = Buffer.from(JSON.stringify({ iat: second(now), exp: second(later) })).toString('base64url');
  const token = `head.${claims}.signature`;
  const sent: unknown[] = [];
  const forward: Forward = async ({ headers } = {}) => {
    sent.push(headers?.['authorization']);
    const body = Buffer.from(JSON.stringify({ token, expiresAt: later }));
    return { status: 200, headers: { date: new Date(now).toUTCString() }, body };
  };
  const request = { id: 1, method: 'POST', target: '/v2/admin/auth/token', body: new ReceivedBody() };
  const intercept = wrongClock(hours)();
  const answer = await intercept({ ...request, headers: {} }, forward);
  const shown = JSON.parse(answer.body.toString());
  await intercept({ ...request, headers: { authorization: `Bearer ${shown.token}` } }, forward);
  const { iat, exp } = claimsOf(shown.token);
  const moved = [second(answer.headers['date']), iat, exp - 900, second(shown.expiresAt) - 900];
  expect(moved.map((time) => (time - second(now)) / 3600)).toEqual([hours, hours, hours, hours]);
  expect(sent).toEqual([undefined, `Bearer ${token}`]);
});
