import { expect, test } from 'vitest';
import { isJwt } from '../cases/authentication/steps.ts';
import { claimsOf, credentialOf, forge, forgeSignature, lifetimeOf } from './credentials.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = `${part({ alg: 'HS256' })}.${part({ sub: '7', iat: 100, exp: 1000 })}.c2ln`;
const encrypted = `${part({ alg: 'dir', enc: 'A256GCM' })}..aXY.Y2lwaGVy.dGFn`;

test.each([
  ['a-key', 'a-key-that-nobody-was-given'],
  [
    { email: 'ada@one.example', apiKey: 'a-key' },
    { email: 'ada@one.example', apiKey: 'a-key-that-nobody-was-given' },
  ],
  [{ user: 'ada' }, { user: 'a-key-that-nobody-was-given' }],
])('the unknown key in place of %j leaves the user as it is', (admin, unknown) => {
  const target = { target: 1, name: 'Ours', baseUrl: 'http://127.0.0.1', credentials: { admin } } as const;
  expect(credentialOf(target, 'unknown-key')).toEqual(unknown);
});

test('an altered token is valid but for its signature, which is that of before', () => {
  const forged = forge(signed);
  expect(forged).not.toBe(signed);
  expect(forged.split('.')[2]).toBe('c2ln');
  expect(claimsOf(forged)).toEqual({ sub: '7', iat: 100, exp: 1000, altered: true });
});

test('an altered encrypted token has another byte', () => {
  expect(forge(encrypted)).not.toBe(encrypted);
  expect(isJwt(forge(encrypted))).toBe(true);
});

test('an altered signature differs from the valid one in one byte near the end', () => {
  for (const token of [signed, encrypted]) {
    const parts = forgeSignature(token).split('.');
    expect(parts.slice(0, -1)).toEqual(token.split('.').slice(0, -1));
    const [given, valid] = [parts.at(-1), token.split('.').at(-1)].map((part) => Buffer.from(part ?? '', 'base64url'));
    expect(given?.length).toBe(valid?.length);
    expect(given?.subarray(0, 1)).toEqual(valid?.subarray(0, 1));
    expect(given).not.toEqual(valid);
  }
  expect(() => forgeSignature('opaque')).toThrow(/not a JWT/);
});

test('the lifetime of a token follows from its claims and not from the clock of the target', () => {
  expect([signed, encrypted, 'opaque'].map(lifetimeOf)).toEqual([900_000, undefined, undefined]);
});
