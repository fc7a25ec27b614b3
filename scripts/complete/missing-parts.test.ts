import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../generate/files.ts';
import { missingParts, projectParts, sentenceOf } from './missing-parts.ts';

const [answer] = projectParts.answers;
const named = 'members-501-rejected';
const other = 'department-move';
const [[fault, entry] = []] = Object.entries(projectParts.faults).filter(([, { alsoFails }]) => !alsoFails?.length);
if (!answer || !fault || !entry) throw new Error('the project has no answer or no fault without a side effect');

test('nothing is missing in the project', () => {
  expect(missingParts(projectParts).map(sentenceOf)).toEqual([]);
});

test.each([
  [
    { answers: [{ ...answer, operation: 'readDepartment', status: 418, mediaType: null, isReached: false }] },
    'fixtures/requests/admin.yaml: an example request is missing that readDepartment answers with 418 without a body',
  ],
  [
    { rows: projectParts.rows.filter(({ value }) => !JSON.stringify(value).includes(`"${named}"`)) },
    `conformance/requirements: a case names "${named}", which is not a requirement of the register`,
  ],
  [
    { cases: projectParts.cases.filter(({ requirement }) => requirement !== named) },
    `: ${named}: no case judges the requirement, and it has no "untestable" reason`,
  ],
  [
    { cases: projectParts.cases.map((each) => ({ ...each, operations: [] })) },
    'conformance/cases/index.ts: a case is missing that sends readDepartment',
  ],
  [
    { inferred: projectParts.inferred.filter((id) => id !== 'readJob') },
    'conformance/infer/vocabulary.yaml: the words are missing by which "cps target infer" finds readJob',
  ],
  [
    {
      faults: Object.fromEntries(Object.entries(projectParts.faults).filter(([, each]) => each.requirement !== named)),
    },
    `openapi/faults.yaml: a fault is missing that violates the requirement ${named}`,
  ],
  [
    { trials: projectParts.trials.filter((trial) => trial.fault !== fault) },
    `measurements/sensitivity.json: a run of the fault ${fault} is missing: run "npm run sensitivity"`,
  ],
  [
    { trials: projectParts.trials.map((trial) => (trial.fault === fault ? { ...trial, fell: [other] } : trial)) },
    `openapi/faults.yaml: ${other} is missing in "alsoFails" of the fault ${fault}`,
  ],
  [
    {
      contracts: projectParts.contracts.map(({ name, document }) => ({
        name,
        document: JSON.parse(JSON.stringify(document).replaceAll('"token":"', '"weight":3,"token":"')),
      })),
    },
    'openapi/admin/paths/createAdminToken.yaml: an example differs from its schema:  must NOT have additional properties',
  ],
] satisfies [Partial<typeof projectParts>, string][])(
  'a missing part is reported with its file: %#',
  (change, sentence) => {
    const missing = missingParts({ ...projectParts, ...change });
    expect(missing.map(sentenceOf)).toContainEqual(expect.stringContaining(sentence));
    const guide = readFileSync(`${root}CONTRIBUTING.md`, 'utf8');
    for (const { section } of missing) expect(guide).toContain(`## ${section}\n`);
  },
);
