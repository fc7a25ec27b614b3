import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { nameFaults, sourceFaults } from './name-faults.ts';

interface Faults {
  sources: Record<string, { operation: string; answer: object; wanted: string }>;
  names: { operation: string; binding: object; path: string; text: string }[];
}

const faults: Faults = parse(readFileSync(new URL('testing/name-faults.yaml', import.meta.url), 'utf8'));

test.each(Object.entries(faults.sources))(
  '%s is reported with its position',
  (_title, { operation, answer, wanted }) => {
    const [fault, ...others] = sourceFaults({ operations: { [operation]: { answer } } });
    expect(fault?.text).toMatch(new RegExp(wanted));
    expect(fault?.path.slice(0, 3)).toEqual(['operations', operation, 'answer']);
    expect(others).toEqual([]);
  },
);

function faultsOf(name: string, binding: object, group = 'operations'): [string, string][] {
  return nameFaults({ [group]: { [name]: binding } }).map(({ path, text }) => [path.slice(2).join('.'), text]);
}

test.each(faults.names)('an unknown name of $operation is reported: $text', ({ operation, binding, path, text }) => {
  expect(faultsOf(operation, binding)).toEqual([[path, text]]);
});

test.each([
  { body: { data: '{file}' } },
  { query: { data: '{file}' } },
  { headers: { data: '{file}' } },
  { path: '/users/{file}' },
  { body: 'x{file}' },
])('a file in the text %j is reported', (binding) => {
  const text =
    'operations.importUsers.body puts the file into a text; send {file} as the complete body, as a part of multipart, or as {base64(file)}';
  expect(faultsOf('importUsers', binding)).toEqual([['body', text]]);
});
