import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const create = 'openapi/things/paths/createThing.yaml';
const read = 'openapi/things/paths/readThing.yaml';
const unauthorized = 'openapi/things/responses/Unauthorized.yaml';
const status = 'openapi/things/schemas/ThingStatus.yaml';
const register = 'openapi/errors/things.yaml';
const add = 'is in no register: add it to openapi/errors/, with status, title, when and remedy.';

it.each([
  {
    what: 'an error answer without codes',
    edit: { file: unauthorized, from: 'x-codes: [TOKEN MISSING]', to: '' },
    found: [
      `${unauthorized}:1 the answer 401 has no x-codes: list every code that it may carry.`,
      `${unauthorized}:16 the example shows TOKEN MISSING, which is not among the x-codes of the answer: add it there or show another.`,
    ],
  },
  {
    what: 'an unregistered code',
    edit: { file: create, from: 'x-codes: [INVALID VALUE,', to: 'x-codes: [INVALID VALUE, THING TOO LARGE,' },
    found: [`${create}:39 THING TOO LARGE ${add}`],
  },
  {
    what: 'a code of another status',
    edit: { file: register, from: 'status: 404', to: 'status: 409' },
    found: [`${read}:47 THING NOT FOUND is registered with 409, here it comes with 404: change one of the two.`],
  },
  {
    what: 'the code of a job',
    edit: { file: read, from: '[THING NOT FOUND]', to: '[THING NOT FOUND, THING LOST]' },
    found: [`${read}:47 THING LOST is registered without a status, here it comes with 404: change one of the two.`],
  },
  {
    what: 'a code that belongs to no operation',
    edit: { file: read, from: '[THING NOT FOUND]', to: '[THING NOT FOUND, ROUTE NOT FOUND]' },
    found: [`${read}:47 ROUTE NOT FOUND belongs to no operation (route: true in its register): delete it here.`],
  },
  {
    what: 'an example with a code that is not declared',
    edit: { file: read, from: 'code: THING NOT FOUND', to: 'code: TOKEN MISSING' },
    found: [
      `${read}:58 the example shows TOKEN MISSING, which is not among the x-codes of the answer: add it there or show another.`,
    ],
  },
  {
    what: 'an example with another status',
    edit: { file: unauthorized, from: '401', to: '400' },
    found: [`${unauthorized}:16 the example shows the status 400 in an answer 401: write '401'.`],
  },
  {
    what: 'an example with another title',
    edit: { file: create, from: 'title: The name breaks a rule', to: 'title: A bad name' },
    found: [
      `${create}:50 the example has another title than the register has for THING NAME INVALID: write "The name breaks a rule".`,
    ],
  },
  {
    what: 'an unregistered code of a job that failed',
    edit: { file: read, from: 'code: THING LOST', to: 'code: THING BURNT' },
    found: [`${read}:37 THING BURNT ${add}`],
  },
  {
    what: 'an unregistered code of a schema',
    edit: { file: status, from: 'x-states:', to: 'x-codes: [THING LOST, THING BURNT]\nx-states:' },
    found: [`${status}:6 THING BURNT ${add}`],
  },
])('refuses $what', async ({ edit, found }) => {
  const findings = await lintBroken('error-codes-registered', [edit]);
  expect(findings.map((finding) => finding.replace(' contract/error-codes-registered', ''))).toEqual(found);
});
