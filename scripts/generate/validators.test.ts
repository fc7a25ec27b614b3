import { expect, test } from 'vitest';
import { requests } from '../../src/contract/validators.ts';

const validate = (body: unknown) => {
  const validator = requests['updateDocumentFields body'];
  return { isValid: validator?.(body), errors: validator?.errors ?? [] };
};

test.each([
  ['list items', { fields: Array.from({ length: 20_000 }, () => ({})) }, '/fields/0'],
  ['members', Object.fromEntries(Array.from({ length: 19_000 }, (_, at) => [`m${at}`, 0])), ''],
])('a body with tens of thousands of invalid %s gives the first 2,000 errors', (_what, body, firstPlace) => {
  const { isValid, errors } = validate(body);
  expect(isValid).toBe(false);
  expect(errors[0]?.instancePath).toBe(firstPlace);
  expect(errors.length).toBeGreaterThanOrEqual(2_000);
  expect(errors.length).toBeLessThan(2_100);
});

test('a body with 1,999 errors gives each of them', () => {
  const members = Object.fromEntries(Array.from({ length: 1_998 }, (_, at) => [`m${at}`, 0]));
  expect(validate(members).errors).toHaveLength(1_999);
});
