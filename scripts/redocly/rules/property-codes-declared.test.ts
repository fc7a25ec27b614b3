import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const rule = 'property-codes-declared';
const name = 'openapi/things/schemas/ThingName.yaml';

it('requires that the code of a property is one of the codes of the response', async () => {
  const edit = {
    file: 'openapi/things/paths/createThing.yaml',
    from: '[INVALID VALUE, THING NAME INVALID]',
    to: '[INVALID VALUE]',
  };
  expect(await lintBroken(rule, [edit])).toEqual([
    `${name}:4 contract/${rule} the answer 400 of createThing does not list THING NAME INVALID, with which this property is refused: add it to its x-codes.`,
  ]);
});

it('requires that the code of a property is registered', async () => {
  expect(await lintBroken(rule, [{ file: name, from: 'THING NAME INVALID', to: 'THING NAME ODD' }])).toEqual([
    `${name}:4 contract/${rule} THING NAME ODD is in no register: add it to openapi/errors/, with status, title, when and remedy.`,
  ]);
});

it('looks at the answer with the status of the register', async () => {
  expect(await lintBroken(rule, [{ file: name, from: 'THING NAME INVALID', to: 'TOKEN MISSING' }])).toEqual([]);
});
