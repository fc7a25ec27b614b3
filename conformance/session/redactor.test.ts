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

test('a secret that is the start of another secret leaves no part of it visible', () => {
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

test.each(['client_secret', 'refreshToken', 'X-Auth-Token', 'Api-Key', 'password', 'Set-Cookie'])(
  'the value of the name %s is hidden, although the suite does not know this value',
  (name) => {
    const redactor = new Redactor();
    const texts = [`{"a":1,"${name}": "ses\\"ame"}`, `a=1&${name}=sesame&b=2`, `/a?${name}=sesame`, `{"${name}":"sesa`];
    for (const text of texts) expect(redactor.message(text)).not.toMatch(/ses|ame/);
    expect(redactor.headers({ [name]: 'Bearer sesame' })).toEqual({ [name]: 'Bearer ***' });
  },
);

test('a property with the name of a secret keeps the variable of a known secret', () => {
  const redactor = new Redactor();
  redactor.hide('tenant-key', 'ADMIN_KEY');
  expect(redactor.headers({ 'X-API-Key': 'tenant-key', Authorization: 'Bearer tenant-key' })).toEqual({
    'X-API-Key': '$ADMIN_KEY',
    Authorization: 'Bearer $ADMIN_KEY',
  });
  expect(redactor.message('{"token":"tenant-key"}')).toBe('{"token":"$ADMIN_KEY"}');
});

test.each(['...', '…', '... (900 characters)'])('the beginning of a secret before %j is hidden', (end) => {
  const redactor = new Redactor();
  redactor.hide('s3cret-admin-key', 'ADMIN');
  expect(redactor.text(`yyys3cret-admin-k${end}`)).toBe(`yyy***${end}`);
  expect(redactor.divided(`a s3cret-admin-key, then s3cr${end}`)).toEqual([
    'a ',
    { secret: 'ADMIN' },
    `, then ***${end}`,
  ]);
  expect(redactor.text(`s3c${end} and s3cret${end}`)).toBe(`s3c${end} and ***${end}`);
});
