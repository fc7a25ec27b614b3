import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executedWords } from '../selftest/execute-script.ts';
import { hostileName, hostileText } from '../selftest/fake/hostile-texts.ts';
import type { Method } from '../target/types.ts';
import { exchangeOf } from './exchange-of.ts';
import { Redactor } from './redactor.ts';

/** A shell reads no zero bytes, and UTF-8 has no lone surrogates. */
const text = hostileText.map((each) => each.replaceAll('\0', '').toWellFormed());

const requests = fc.array(
  fc.record({
    method: fc.oneof(
      fc.constant<Method>('PATCH'),
      hostileName.map((name) => name as Method),
    ),
    path: text.map((each) => `/departments/${each}`),
    header: hostileName,
    value: text,
    body: text,
  }),
  { minLength: 8, maxLength: 20 },
);

test('a curl command executes only curl, and only the variables of secrets are replaced', async () => {
  const redactor = new Redactor();
  redactor.hide('the-secret-of-the-admin', 'ADMIN_APIKEY');
  const property = fc.asyncProperty(requests, async (all) => {
    const exchanges = all.map(({ method, path, header, value, body }) => {
      const headers = { [header]: value, authorization: 'Bearer the-secret-of-the-admin' };
      const prepared = { method, path, query: [], headers, body: JSON.stringify({ text: body }) };
      return exchangeOf('readDepartment', 'http://target', prepared, null, 1, redactor, null);
    });
    const env = { ADMIN_APIKEY: 'a-new-key', DECOY: 'decoy-value' };
    const { commands, errors, files } = await executedWords(exchanges.map(({ curl }) => curl).join('\n'), env);
    expect({ errors, files }).toEqual({ errors: '', files: [] });
    const expected = all.map(({ method, header }, at) => [
      ...['curl', '-g', '-X', method, exchanges[at]?.url, '-H', `${header}: ${exchanges[at]?.requestHeaders[header]}`],
      ...['-H', 'authorization: Bearer a-new-key', '--data-raw', exchanges[at]?.requestBody],
    ]);
    expect(commands).toEqual(expected);
  });
  await fc.assert(property, { numRuns: 25 });
});

test('a curl command contains neither a secret nor the value of a header whose name indicates a secret', () => {
  const redactor = new Redactor();
  redactor.hide('the-secret', 'ADMIN_APIKEY');
  const headers = { 'X-Session-Token': 'unknown-value', 'X-Other': '$(touch stolen) the-secret' };
  const prepared = { method: 'GET', path: '/', query: [], headers } as const;
  const { curl } = exchangeOf('readDepartment', 'http://target', prepared, null, 1, redactor, null);
  expect(curl).toBe(
    `curl -g -X GET 'http://target/' -H 'X-Session-Token: ''***' -H 'X-Other: ''$(touch stolen) '"$ADMIN_APIKEY"`,
  );
});
