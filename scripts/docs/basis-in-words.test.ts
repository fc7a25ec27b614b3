import { expect, it } from 'vitest';
import { withBasisInWords } from './basis-in-words.ts';

const assumed = { 'x-basis': 'assumed', 'x-decision': 'D-01' };
const link = '[assumed D-01](../register/decisions.html#d-01)';
const stated = { 'x-basis': 'stated', 'x-meaning': 'stated', 'x-claims': ['C-001'] };
const statedLink = '[stated C-001](../register/claims.html#c-001)';

it('adds the basis and the codes of an answer', () => {
  const answer = { description: 'No such thing.', ...assumed, 'x-codes': ['THING NOT FOUND', 'PART NOT FOUND'] };
  expect(withBasisInWords({ responses: { '404': answer } })).toEqual({
    responses: {
      '404': { ...answer, description: `No such thing.\n\nCodes: \`THING NOT FOUND\`, \`PART NOT FOUND\`\n\n${link}` },
    },
  });
});

it.each(['headers', 'properties', 'parameters', 'securitySchemes'])('adds the basis to each of the %s', (kind) => {
  const part = { description: 'When to come back.', ...stated };
  expect(withBasisInWords({ components: { [kind]: { RetryAfter: part } } })).toEqual({
    components: { [kind]: { RetryAfter: { ...part, description: `When to come back.\n\n${statedLink}` } } },
  });
});

it('adds the basis to the parameters of a list', () => {
  const part = { name: 'id', description: 'The id.', ...assumed };
  expect(withBasisInWords({ parameters: [part] })).toEqual({
    parameters: [{ ...part, description: `The id.\n\n${link}` }],
  });
});

it('adds who may call an operation, each with its basis', () => {
  const operation = {
    description: 'Reads.',
    ...stated,
    'x-roles': ['admin'],
    'x-roles-basis': 'stated',
    'x-roles-claims': ['C-001'],
    'x-feature-flag': 'things',
    'x-feature-flag-basis': 'assumed',
    'x-feature-flag-decision': 'D-01',
    'x-job-kind': 'work',
  };
  const description = [
    'Reads.',
    `Roles: \`admin\`. ${statedLink}`,
    `Feature flag: \`things\`. ${link}`,
    'Job kind: `work`.',
    statedLink,
  ].join('\n\n');
  expect(withBasisInWords({ paths: { '/': { get: operation } } })).toEqual({
    paths: { '/': { get: { ...operation, description } } },
  });
});

it('names the code that answers a violation of a property', () => {
  const name = { 'x-code': 'NAME INVALID', ...assumed };
  expect(withBasisInWords({ properties: { name } })).toEqual({
    properties: { name: { ...name, description: `Code of a violation: \`NAME INVALID\`\n\n${link}` } },
  });
});

it.each([
  ['a reference', { responses: { '401': { $ref: '#/components/responses/Unauthorized' } } }],
  ['a part without a basis', { properties: { name: { type: 'string' } } }],
  ['examples', { examples: { a: { value: { responses: { b: assumed } } } } }],
])('leaves %s', (_what, node) => {
  expect(withBasisInWords(node)).toEqual(node);
});
