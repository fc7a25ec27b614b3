import { describe, expect, it } from 'vitest';
import { formatFinding } from '../lint-contracts.ts';
import { type Edit, withBroken } from '../testing/break-contract.ts';
import { checkAcross } from './across.ts';

const claims = 'openapi/claims.yaml';
const decisions = 'openapi/decisions.yaml';
const common = 'openapi/errors/common.yaml';
const things = 'openapi/errors/things.yaml';
const read = 'openapi/things/paths/readThing.yaml';

function check(...edits: Edit[]): Promise<string[]> {
  const findCopy = (text: string) => (text.includes('copied words') ? 'copied words' : undefined);
  return withBroken(edits, (folder) => checkAcross(folder, findCopy).map(formatFinding));
}

it('finds nothing in sound contracts', async () => {
  expect(await check()).toEqual([]);
});

it('reports only the position of invalid YAML', async () => {
  expect(await check({ file: things, from: 'status: 404', to: 'status: [404' })).toEqual([
    `${things}:10 yaml Flow sequence in block collection must be sufficiently indented and end with a ]: correct the YAML; the other rules run after that.`,
  ]);
});

describe('no orphan', () => {
  it('is left of the decisions', async () => {
    expect(await check({ file: decisions, from: '  about: behaviour\n', to: '' })).toEqual([
      `${decisions}:4 decision-used no x-decision names D-02: name it where it shows, or write "about: behaviour" if nothing in a contract can show it.`,
    ]);
  });

  it('is left of the codes', async () => {
    expect(await check({ file: common, from: '  route: true\n', to: '' })).toEqual([
      `${common}:15 code-used no response lists ROUTE NOT FOUND in its x-codes: add it to the response that returns it, or delete it here.`,
    ]);
  });

  it('is left of the codes of jobs', async () => {
    expect(await check({ file: read, from: 'code: THING LOST', to: 'code: THING NOT FOUND' })).toEqual([
      `${things}:15 code-used no job lists or shows THING LOST: add it to the x-codes of the job's schema, or delete it here.`,
    ]);
  });

  it('is left of the codes that jobs and answers carry', async () => {
    expect(await check({ file: things, from: 'job: true', to: 'job: true\n  status: 409' })).toEqual([
      `${things}:15 code-used no response lists THING LOST in its x-codes: add it to the response that returns it, or delete it here.`,
    ]);
  });

  it('is a code that a schema of a job lists', async () => {
    const listed = {
      file: 'openapi/things/schemas/ThingStatus.yaml',
      from: 'x-states:',
      to: 'x-codes: [THING LOST]\nx-states:',
    };
    expect(await check({ file: read, from: 'code: THING LOST', to: 'code: THING NOT FOUND' }, listed)).toEqual([]);
  });

  it('is left of the files', async () => {
    const edit = { file: 'openapi/things/parameters/Page.yaml', to: 'name: page\nx-decision: D-01\n' };
    expect(await check(edit)).toEqual([
      `openapi/things/parameters/Page.yaml:1 file-used no contract leads to this file: refer to it with $ref, or delete it.`,
    ]);
  });
});

it('requires an example for every code', async () => {
  expect(await check({ file: read, from: 'code: THING NOT FOUND', to: 'code: thing-not-found' })).toEqual([
    `${things}:8 code-shown no example shows THING NOT FOUND: add one to an answer that lists it.`,
  ]);
});

it.each([
  [claims, 'section: Things', '', '1 claim-shape C-001 has no section: write one.'],
  [claims, 'claim: A thing has a name.', '', '1 claim-shape C-001 has no claim: write one.'],
  [
    claims,
    'A thing has a name',
    'These are copied words',
    '1 no-source-copy the claim has eight words in a row of the source document ("copied words"): use other words.',
  ],
  [
    things,
    'claims: [C-001]',
    '',
    '1 code-shape THING NAME INVALID is stated and names the claim none: name one of claims.yaml.',
  ],
  [
    things,
    'claims: [C-001]',
    'claims: [C-002]',
    '1 code-shape THING NAME INVALID is stated and names the claim C-002: name one of claims.yaml.',
  ],
  [decisions, 'subject: shape', '', '1 decision-shape D-01 has no subject: write one.'],
  [
    decisions,
    'subject: shape',
    'subject: shape\n  about: time',
    '1 decision-shape D-01 is about time: write "about: behaviour" or leave it out.',
  ],
  [
    decisions,
    'plain JSON',
    'copied words',
    '1 no-source-copy the decision has eight words in a row of the source document ("copied words"): use other words.',
  ],
  [things, 'when: The name of a thing is empty.', '', '1 code-shape THING NAME INVALID has no when: write one.'],
  [
    things,
    'status: 400',
    '',
    '1 code-shape THING NAME INVALID has the status none: write 400 to 599, or "job: true" if only failed jobs carry it.',
  ],
  [things, 'basis: stated', '', '1 code-shape THING NAME INVALID has the basis none: write stated or assumed.'],
  [
    things,
    'basis: stated',
    'basis: stated\n  decision: D-01',
    '1 code-shape THING NAME INVALID is stated and names D-01: take the decision away.',
  ],
  [
    things,
    'decision: D-01',
    'decision: D-77',
    '8 code-shape THING NOT FOUND names the decision D-77: name one of decisions.yaml.',
  ],
  [
    things,
    'remedy: Send a name.',
    'remedy: Use copied words.',
    '1 no-source-copy the remedy has eight words in a row of the source document ("copied words"): use other words.',
  ],
])('keeps %s whole: "%s" as "%s"', async (file, from, to, found) => {
  expect(await check({ file, from, to })).toEqual([`${file}:${found}`]);
});

it('refuses ids and codes in another spelling', async () => {
  const id = { file: decisions, from: 'D-02:', to: 'D-2:' };
  const claim = { file: claims, from: 'C-001:', to: 'C-001: { section: Things, claim: A thing has a name. }\nC-2:' };
  const code = { file: common, from: 'ROUTE NOT FOUND:', to: 'ROUTE_NOT_FOUND:' };
  expect(await check(id, claim, code)).toEqual([
    `${claims}:2 claim-shape C-2 is no id of a claim: write C- and three digits.`,
    `${decisions}:4 decision-shape D-2 is no id of a decision: write D- and two digits.`,
    `${common}:15 code-shape ROUTE_NOT_FOUND is no code: write upper-case words separated by blanks (D-22).`,
  ]);
});

it('refuses a code in two registers', async () => {
  const findings = await check({ file: common, from: 'ROUTE NOT FOUND:', to: 'THING NOT FOUND:' });
  expect(findings).toEqual([
    `${common}:15 code-once THING NOT FOUND is registered more than once: keep one entry.`,
    `${things}:8 code-once THING NOT FOUND is registered more than once: keep one entry.`,
  ]);
});
