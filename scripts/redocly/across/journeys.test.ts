import { expect, it } from 'vitest';
import { formatFinding } from '../lint-contracts.ts';
import { withBroken } from '../testing/break-contract.ts';
import { checkAcross } from './across.ts';

const file = 'openapi/journeys/read-a-thing.arazzo.yaml';
const sound = `arazzo: 1.0.1
info: { title: Read a thing, version: 1.0.0 }
sourceDescriptions:
  - { name: things, type: openapi, url: ../things/openapi.yaml }
workflows:
  - workflowId: read-a-thing
    inputs: { type: object, properties: { name: { type: string } } }
    steps:
      - stepId: create
        operationId: $sourceDescriptions.things.createThing
        requestBody: { payload: { name: $inputs.name } }
        outputs: { id: $response.body#/id }
      - stepId: read
        operationId: $sourceDescriptions.things.readThing
        parameters:
          - { name: id, in: path, value: $steps.create.outputs.id }
          - { reference: $components.parameters.language }
        onFailure: [{ name: again, type: retry, stepId: create, retryLimit: 1 }]
components: { parameters: { language: { name: Accept-Language, in: header, value: en } } }
`;

function check(from = '', to = ''): Promise<string[]> {
  expect(sound).toContain(from);
  const edit = { file, to: sound.replace(from, () => to) };
  return withBroken([edit], (folder) => checkAcross(folder, () => undefined).map(formatFinding));
}

const found = (...messages: string[]) => messages.map((message) => `${file}:5 journey-sound ${message}`);

it('a correct journey has no findings', async () => {
  expect(await check()).toEqual([]);
});

it('an operation that no contract has is reported', async () => {
  expect(await check('things.readThing', 'things.readNothing')).toEqual(
    found(
      'step read names $sourceDescriptions.things.readNothing, which no contract has: write $sourceDescriptions.<interface>.<operationId>.',
    ),
  );
});

it('an operation of another contract is reported', async () => {
  expect(await check('things.readThing', 'parts.readThing')).toHaveLength(1);
});

it('an output that the named step does not have is reported, and so is the unused output', async () => {
  expect(await check('$steps.create.outputs.id', '$steps.create.outputs.key')).toEqual(
    found(
      'step read uses $steps.create.outputs.key, which is not defined before: define it or correct its name.',
      'nothing uses $steps.create.outputs.id: use it or delete it.',
    ),
  );
});

it('an output of a later step is reported', async () => {
  expect(await check('name: $inputs.name', 'name: $inputs.name, id: $steps.create.outputs.id')).toEqual(
    found('step create uses $steps.create.outputs.id, which is not defined before: define it or correct its name.'),
  );
});

it.each([
  ['input', '$inputs.name', '$inputs.title'],
  ['component', '$components.parameters.language', '$components.parameters.locale'],
])('an unknown %s is reported, and so is the unused one', async (_kind, from, to) => {
  expect(await check(from, to)).toHaveLength(2);
});

it('an action that names an unknown step is reported', async () => {
  expect(await check('stepId: create, retryLimit', 'stepId: make, retryLimit')).toEqual(
    found('the action again names the step make, which does not exist: correct the name.'),
  );
});

it('a missing file is reported', async () => {
  expect(await check('{ name: $inputs.name }', "{ name: $inputs.name, file: $file('./things.csv') }")).toEqual(
    found('a step uploads ./things.csv, which does not exist: write its path relative to the journey.'),
  );
});

it('a workflow with another name than its file is reported', async () => {
  expect(await check('workflowId: read-a-thing', 'workflowId: read')).toEqual(
    found('a journey has one workflow with the name of its file: write workflowId: read-a-thing.'),
  );
});

it('a syntax error is reported alone', async () => {
  expect(await check('info: {', 'info: [')).toEqual([expect.stringMatching(`^${file}:2 yaml `)]);
});
