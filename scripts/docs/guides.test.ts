import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { installedPackage } from '../package/testing/installed-package.ts';
import { forgottenBlocks, guideBlocks, runGuide } from './testing/run-guide.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const { installed } = await installedPackage();
const entry = pathToFileURL(join(installed, 'node_modules/contract-platform-kit/dist/js/src/index.js')).href;
const kit: typeof import('../../src/index.ts') = await import(entry);
const guides = ['README.md', ...globSync(['docs/**/*.md', 'skills/*/SKILL.md'], { cwd: project })]
  .filter((file) => !file.startsWith('docs/register/'))
  .map((file) => ({ file, blocks: guideBlocks(readFileSync(`${project}${file}`, 'utf8')) }))
  .filter(({ blocks }) => blocks.length > 0);

test.each(guides)('the code blocks of $file succeed and print the shown output', async ({ file, blocks }) => {
  await using sandbox = await kit.createSandbox();
  const faults = await runGuide(blocks, { url: sandbox.url, installed });
  expect(faults.map(({ line, sentence }) => `${file}:${line} ${sentence}`)).toEqual([]);
});

test('every block of the guides is run or has a reason', () => {
  const files = globSync(['docs/**/*.md', 'skills/*/SKILL.md'], { cwd: project }).filter(
    (file) => !file.startsWith('docs/register/'),
  );
  const forgotten = files.flatMap((file) =>
    forgottenBlocks(readFileSync(`${project}${file}`, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(forgotten).toEqual([]);
});

test('every guide whose code needs the installed package says so', () => {
  const guides = globSync('docs/{partner,vendor}/*.md', { cwd: project });
  const needing = guides.filter((file) =>
    /(?:node_modules\/|from ')contract-platform-kit/.test(readFileSync(project + file, 'utf8')),
  );
  expect(needing.length).toBeGreaterThan(4);
  for (const file of needing) expect(readFileSync(project + file, 'utf8'), file).toContain('[installed package](');
});

test('the quick start succeeds again on a sandbox that was used before', async () => {
  await using sandbox = await kit.createSandbox();
  const blocks = guideBlocks(readFileSync(`${project}docs/partner/quick-start.md`, 'utf8'));
  for (const time of ['first', 'second'])
    expect(await runGuide(blocks, { url: sandbox.url, installed }), `the ${time} time`).toEqual([]);
});

test('a block without a comment is reported with its line', () => {
  expect(forgottenBlocks('<!-- run -->\n```sh\nls\n```\n\ntext\n\n```sh\nls\n```\n')).toEqual([8]);
});

test('a block that fails is reported with its line', async () => {
  const blocks = guideBlocks('text\n\n<!-- run -->\n```sh\necho fine\n```\n\n<!-- run -->\n```sh\nls nowhere\n```\n');
  const faults = await runGuide(blocks, { url: 'http://127.0.0.1:4010', installed });
  expect(faults).toMatchObject([{ line: 9, sentence: /ls: .*nowhere/ }]);
});

test('a refused request is reported with its line, unless the block allows refusals', async () => {
  await using sandbox = await kit.createSandbox();
  const asked = (mark: string) => guideBlocks(`<!-- ${mark} -->\n\`\`\`sh\ncurl -s ${sandbox.url}/nowhere\n\`\`\`\n`);
  const place = { url: sandbox.url, installed };
  expect(await runGuide(asked('run'), place)).toMatchObject([
    { line: 2, sentence: /ends with 22[\s\S]*ROUTE NOT FOUND/ },
  ]);
  expect(await runGuide(asked('run refusals'), place)).toEqual([]);
});

test('an expected line that is not printed is reported with its line', async () => {
  const blocks = guideBlocks('<!-- run -->\n```sh\necho one two\n```\n\n<!-- shows -->\n```\none …\nthree\n```\n');
  const faults = await runGuide(blocks, { url: 'http://127.0.0.1:4010', installed });
  expect(faults).toMatchObject([{ line: 7, sentence: /not printed: three/ }]);
});
