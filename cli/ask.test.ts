import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { joinSources, readDescription } from '../conformance/infer/recording.ts';
import { assignOperations, type Choice } from '../conformance/infer/score.ts';
import { askChoices } from './ask.ts';
import { runHere } from './testing/run-here.ts';

function closeChoice(): Choice {
  const file = 'fixtures/infer/openapi.yaml';
  const { operations } = joinSources([readDescription(readFileSync(file, 'utf8'), file)]).api;
  const [choice] = assignOperations(operations).filter(({ operation }) => operation === 'listUsers');
  if (choice === undefined) throw new Error('the operation is missing');
  const candidates = choice.candidates.map((each) => ({ ...each, share: 0.8 }));
  return { ...choice, candidates, chosen: candidates[0] };
}

async function answered(choices: readonly Choice[], input: string) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  stdin.end(input);
  const result = await askChoices(choices, { stdin, stdout }).catch((error: Error) => error);
  return { result, asked: String(stdout.read() ?? '') };
}

const path = (result: unknown) => (Array.isArray(result) ? result[0].chosen?.api.path : result);

test('a number chooses a candidate, Enter keeps the guess, 0 leaves the operation out', async () => {
  const choice = closeChoice();
  const paths = choice.candidates.map(({ api }) => api.path);
  const { result, asked } = await answered([choice], '2\n');
  expect(path(result)).toBe(paths[1]);
  expect(asked).toContain(`listUsers?\n  1  GET ${paths[0]} (80 %)\n`);
  expect(path((await answered([choice], '\n')).result)).toBe(paths[0]);
  expect(path((await answered([choice], '0\n')).result)).toBeUndefined();
});

test('another text is asked again, and an ended input is an error', async () => {
  const choice = closeChoice();
  const { result, asked } = await answered([choice], 'people\n9\n');
  expect(asked.match(/listUsers\?/g)).toHaveLength(3);
  expect(result).toMatchObject({ message: expect.stringContaining('the input ended'), exitCode: 2 });
});

test('an operation with a clear lead is not asked', async () => {
  const choice = closeChoice();
  const [first, ...others] = choice.candidates;
  const candidates = [...(first ? [first] : []), ...others.map((each) => ({ ...each, share: 0.4 }))];
  expect((await answered([{ ...choice, candidates }], '')).asked).toBe('');
});

test('without a terminal, --ask is an error, and without --ask, the command writes the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ask-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'target.yaml');
  const command = ['target', 'infer', 'fixtures/infer/postman.json', '--output', file];
  expect(await runHere(...command, '--ask')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--ask needs a terminal'),
  });
  expect(await runHere(...command)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`cps target check ${file}`),
  });
  expect(await runHere(...command)).toMatchObject({ status: 2, stderr: expect.stringContaining('already exists') });
});
