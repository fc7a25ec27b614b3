import { expect, test } from 'vitest';
import { operationTable } from '../../contract/operation.ts';
import { readTexts } from './with-form.ts';

const entry = operationTable.uploadDocument;

test('the text of a JSON part is parsed, and other texts stay texts', () => {
  expect(readTexts(entry, { docId: '7', fields: '[{"name":"a","values":[{"value":"1"}]}]' })).toEqual({
    docId: '7',
    fields: [{ name: 'a', values: [{ value: '1' }] }],
  });
  expect(readTexts(entry, {})).toEqual({});
});

test('a JSON part that is no JSON is refused with the reason', () => {
  expect(() => readTexts(entry, { fields: 'x' })).toThrow(
    expect.objectContaining({
      violations: [
        {
          code: 'MALFORMED JSON',
          detail: "/fields must be JSON text: it is not JSON: Unexpected token 'x'",
          source: { pointer: '/fields' },
        },
      ],
    }),
  );
});

test('the parts are validated against the contract', () => {
  expect(() => readTexts(entry, { fields: '7' })).toThrow('INVALID VALUE: /fields must be');
});
