import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { plainRule } from './plain-rule.ts';

const ajv = new Ajv2020({ strictTypes: false });

test.each([
  [{ minProperties: 1 }, {}, 'must have at least 1 property'],
  [{ maxProperties: 0 }, { a: 1 }, 'must have at most 0 properties'],
  [{ minItems: 2 }, [1], 'must have at least 2 items'],
  [{ maxItems: 1 }, [1, 2], 'must have at most 1 item'],
  [{ minLength: 1 }, '', 'must have at least 1 character'],
  [{ maxLength: 3 }, 'four', 'must have at most 3 characters'],
  [{ uniqueItems: true }, [1, 1], 'must not contain the same item twice'],
  [{ additionalProperties: false }, { a: 1 }, 'must not have other properties'],
  [{ not: {} }, 1, 'must not have a form that the contract forbids'],
  [{ oneOf: [{}, {}] }, 1, 'must match exactly one of the forms in the contract'],
  [{ anyOf: [{ minimum: 2 }, { minimum: 3 }] }, 1, 'must match one of the forms in the contract'],
  [{ minimum: 2 }, 1, 'must be at least 2'],
  [{ maximum: 2 }, 3, 'must be at most 2'],
  [{ exclusiveMinimum: 2 }, 2, 'must be greater than 2'],
  [{ exclusiveMaximum: 2 }, 2, 'must be less than 2'],
  [{ multipleOf: 2 }, 1, 'must be multiple of 2'],
])('the rule %j in plain words', (schema, value, words) => {
  const validate = ajv.compile(schema);
  expect(validate(value)).toBe(false);
  expect(plainRule(validate.errors?.at(-1)?.message ?? '')).toBe(words);
});
