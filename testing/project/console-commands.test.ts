import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { executedWords } from '../../conformance/selftest/execute-script.ts';
import { hostileName, hostileText } from '../../conformance/selftest/fake/hostile-texts.ts';

const pageModule = (name: string) => import(new URL(`../../src/console/page/${name}`, import.meta.url).href);
const { curlOf, tokenCommand } = await pageModule('journal/as-code.js');

afterEach(() => vi.unstubAllGlobals());

/** A shell reads no zero bytes, and UTF-8 has no lone surrogates. */
const text = hostileText.map((each) => each.replaceAll('\0', '').toWellFormed());

test('the commands of the console execute only curl, whatever a client sent', async () => {
  vi.stubGlobal('location', { origin: 'http://sandbox' });
  const entries = fc.array(fc.record({ method: text, path: text, header: hostileName, value: text, body: text }), {
    minLength: 5,
    maxLength: 15,
  });
  const property = fc.asyncProperty(entries, async (all) => {
    const lines = all.map(({ method, path, header, value, body }) =>
      curlOf({ method, path, request: { headers: { [header]: value }, body } }, { details: undefined }),
    );
    const { commands, errors, files } = await executedWords(lines.join('\n'), { DECOY: 'decoy-value' });
    expect({ errors, files }).toEqual({ errors: '', files: [] });
    const expected = all.map(({ method, path, header, value, body }) => [
      ...['curl', '-i', '-g', '-X', method, `http://sandbox${path}`, '-H', `${header}: ${value}`, '--data-raw', body],
    ]);
    expect(commands).toEqual(expected);
  });
  await fc.assert(property, { numRuns: 15 });
});

test('the command for a token executes only curl and cut, whatever the API key is', async () => {
  const command = tokenCommand('http://sandbox/auth/token', "'$(touch stolen)`touch stolen`");
  const { commands, files } = await executedWords(command);
  expect(files).toEqual([]);
  expect(commands).toEqual([
    ['curl', '-s', '-X', 'POST', 'http://sandbox/auth/token', '-H', "X-API-Key: '$(touch stolen)`touch stolen`"],
  ]);
});
