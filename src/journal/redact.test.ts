import { describe, expect, test } from 'vitest';
import { redactHeader, redactPath, redactValue } from './redact.ts';
import { redactText } from './redact-text.ts';

const names = [
  ...['client_secret', 'refresh_token', 'accessToken', 'id-token', 'api_key', 'apiKeys', 'Api-Key', 'X-API-Key'],
  ...[
    'X-Auth-Token',
    'X-Control-Key',
    'password',
    'db.password',
    'passphrase',
    'privateKey',
    'Authorization',
    'Cookie',
  ],
  ...['Set-Cookie', 'key', 'credentials', 'session_id'],
];

describe.each(names)('the value of %s is hidden', (name) => {
  test.each([
    ['a header', () => redactHeader(name, 'sesame')],
    ['a query', () => redactPath(`/fields?a=1&${name}=sesame&b=2`)],
    ['a percent-encoded name', () => redactPath(`/fields?${name.replace('e', '%65')}=sesame`)],
    ['a form', () => redactText(`a=1&${name}=sesame&b=2`)],
    ['a JSON value', () => JSON.stringify(redactValue({ a: { [name]: 'sesame' } }))],
    ['a JSON list', () => JSON.stringify(redactValue({ [name]: ['sesame', ['sesame'], { b: { token: 'sesame' } }] }))],
    ['a JSON text within a value', () => JSON.stringify(redactValue({ a: `{"${name}":"sesame"}` }))],
    ['JSON that was cut', () => redactText(`{"a":1,"${name}": "sesa\\"sesame`)],
    ['a nested value that was cut', () => redactText(`{"${name}":{"a":["sesame`)],
    ['YAML', () => redactText(`a: 1\n${name}: sesame\nb: 2`)],
    ['YAML in quotes', () => redactText(`- '${name}' : 'it''s sesame'\n  b: 2`)],
    ['a flow of YAML', () => redactText(`- { a: 1, ${name}: sesame, b: 2 }`)],
    ['a block of YAML', () => redactText(`a: 1\n${name}: |-\n  first\n\n  sesame\nb: 2`)],
    ['YAML that goes on in the next line', () => redactText(`${name}:\n  sesame\nb: 2`)],
    ['a nested block of YAML', () => redactText(`${name}:\n  - a: x\n    b: sesame\nc: 2`)],
    ['an explicit key of YAML', () => redactText(`? ${name}\n: sesame\n`)],
    ['an alias of YAML', () => redactText(`a: &x sesame\n${name}: *x\n`)],
    ['an escaped name', () => redactText(`"\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}": sesame`)],
  ])('in %s', (_what, shown) => {
    expect(shown()).not.toContain('sesame');
    expect(shown()).toContain('***');
  });
});

test('text beside a secret is unchanged', () => {
  expect(redactText('users:\n  - name: Ada\n    token: abc\n    role: admin\n')).toBe(
    'users:\n  - name: Ada\n    token: ***\n    role: admin\n',
  );
  expect(redactText('{"a":"x","token":"y","b":"z"')).toBe('{"a":"x","token":"***","b":"z"');
  expect(redactPath('/fields?client_secret=x&page=2')).toBe('/fields?client_secret=***&page=2');
});

test.each(['monkey', 'tokenize', 'pageNumber', 'keyboard', 'authorName', 'secretary', 'Idempotency-Key'])(
  '%s names no secret',
  (name) => {
    expect(redactHeader(name, 'shown')).toBe('shown');
    expect(redactText(`${name}: shown`)).toContain('shown');
  },
);

test.each(['a', 'key:', 'key:1,', 'x: &a b\nkey: *a\n', '"key":{', 'key=1&', ' ', 'eyJ-', 'eyJ.'])(
  'a text of %j over and over costs time that grows with its length alone',
  (piece) => {
    const cpuOf = (length: number) => {
      const text = piece.repeat(length / piece.length);
      const before = process.threadCpuUsage().user;
      redactText(text);
      return process.threadCpuUsage().user - before;
    };
    cpuOf(64_000);
    // The lowest of eight CPU times is used, because garbage collection and a busy machine can increase each of them.
    const long = Math.min(...Array.from({ length: 8 }, () => cpuOf(512_000)));
    // With quadratic CPU time, a text that is eight times as long would need 64 times as much time.
    expect(long).toBeLessThan(25 * Math.max(cpuOf(64_000), 2_000));
  },
);
