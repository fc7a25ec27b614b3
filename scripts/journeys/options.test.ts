import { expect, test } from 'vitest';
import { root } from '../generate/files.ts';
import { readOptions } from './options.ts';
import { readJourneys } from './read-journeys.ts';

const all = readJourneys(root);

test('without parameters all journeys run in a new sandbox', () => {
  expect(readOptions([], all)).toMatchObject({ journeys: all, url: undefined, inputs: {} });
});

test('names select journeys', () => {
  const { journeys } = readOptions(['wait-for-jobs', 'offboard-user'], all);
  expect(journeys.map(({ name }) => name)).toEqual(['offboard-user', 'wait-for-jobs']);
});

test('an input can contain equals signs, and the URL loses its slash at the end', () => {
  const { url, inputs } = readOptions(['--url', 'http://127.0.0.1:4010/', '--input', 'adminKey=a=b='], all);
  expect({ url, inputs }).toEqual({ url: 'http://127.0.0.1:4010', inputs: { adminKey: 'a=b=' } });
});

test.each([
  ['an unknown journey', ['fly'], 'there is no journey "fly"; the journeys are file-agreements, '],
  ['an unknown option', ['--fast'], "Unknown option '--fast'"],
  ['an input without a value', ['--url', 'http://127.0.0.1', '--input', 'adminKey'], '--input needs <name>=<value>'],
  ['an input without a URL', ['--input', 'adminKey=key'], '--input needs --url'],
  ['a URL without a scheme', ['--url', 'sandbox'], '--url needs a URL, got sandbox'],
])('%s is refused', (_case, parameters, message) => {
  expect(() => readOptions(parameters, all)).toThrow(message);
});
