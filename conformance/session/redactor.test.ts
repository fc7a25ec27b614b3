import { expect, test } from 'vitest';
import { Redactor } from './redactor.ts';

const secret = 'key "of"/ours+1=';

test.each([
  ['as it is', secret],
  ['in a query', encodeURIComponent(secret)],
  ['in a form', new URLSearchParams({ secret }).toString()],
  ['in a JSON text', JSON.stringify({ secret })],
  ['in base64', Buffer.from(secret).toString('base64')],
])('a secret is hidden %s', (_place, text) => {
  const redactor = new Redactor();
  redactor.hide(secret, 'ADMIN_KEY');
  expect(redactor.text(text)).toContain('$ADMIN_KEY');
  expect(redactor.text(text)).not.toMatch(/ours/);
});

test('a secret that begins another leaves no rest of it', () => {
  const redactor = new Redactor();
  redactor.hide('tenant-key', 'USER_KEY');
  redactor.hide('tenant-key-of-the-admin', 'ADMIN_KEY');
  expect(redactor.text('X-API-Key: tenant-key-of-the-admin')).toBe('X-API-Key: $ADMIN_KEY');
});

test('plain data is copied without secrets', () => {
  const redactor = new Redactor();
  redactor.hide('hidden', 'KEY');
  expect(redactor.everywhere({ list: ['hidden', 1, undefined], none: null })).toEqual({
    list: ['$KEY', 1, null],
    none: null,
  });
});
