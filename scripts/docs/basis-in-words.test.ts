import { expect, it } from 'vitest';
import { withBasisInWords } from './basis-in-words.ts';

const assumed = { 'x-basis': 'assumed', 'x-decision': 'D-01' };

it('tells what an answer rests on and which codes it carries', () => {
  const answer = { description: 'No such thing.', ...assumed, 'x-codes': ['THING NOT FOUND', 'PART NOT FOUND'] };
  expect(withBasisInWords({ responses: { '404': answer } })).toEqual({
    responses: {
      '404': {
        ...answer,
        description:
          'No such thing.\n\nCodes: `THING NOT FOUND`, `PART NOT FOUND`\n\n**basis:** `assumed` **decision:** `D-01`',
      },
    },
  });
});

it('tells what a header rests on, wherever it stands', () => {
  const header = { description: 'When to come back.', 'x-basis': 'stated' };
  const told = { ...header, description: 'When to come back.\n\n**basis:** `stated`' };
  expect(withBasisInWords({ components: { headers: { RetryAfter: header } } })).toEqual({
    components: { headers: { RetryAfter: told } },
  });
  expect(withBasisInWords([{ responses: { '200': { description: 'Yes.', headers: { ETag: header } } } }])).toEqual([
    { responses: { '200': { description: 'Yes.', headers: { ETag: told } } } },
  ]);
});

it.each([
  ['a reference', { responses: { '401': { $ref: '#/components/responses/Unauthorized' } } }],
  ['properties of these names', { properties: { headers: { description: 'Of a sheet.', ...assumed } } }],
  ['examples', { examples: { a: { value: { responses: { b: assumed } } } } }],
])('leaves %s', (_what, node) => {
  expect(withBasisInWords(node)).toEqual(node);
});
