import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guideBlocks } from './guide-blocks.ts';
import { runGuide } from './run-guide.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const guides = ['README.md', ...globSync('docs/**/*.md', { cwd: project })]
  .filter((file) => !file.startsWith('docs/register/'))
  .map((file) => ({ file, blocks: guideBlocks(readFileSync(`${project}${file}`, 'utf8')) }))
  .filter(({ blocks }) => blocks.length > 0);

describe.each(guides)('$file', ({ file, blocks }) => {
  let sandbox: ChildProcess;
  let url = '';

  beforeAll(async () => {
    sandbox = spawn(process.execPath, [`${project}bin/cps.js`, 'sandbox', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    url = await new Promise((done) => {
      sandbox.stdout?.on('data', (bytes) => {
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(String(bytes));
        if (found) done(found[0]);
      });
    });
  });

  afterAll(() => {
    sandbox.kill();
  });

  test('does what it says', { timeout: 120_000 }, async () => {
    const faults = await runGuide(blocks, url);
    expect(faults.map(({ line, sentence }) => `${file}:${line} ${sentence}`)).toEqual([]);
  });
});

test('a block that fails is told with its line', async () => {
  const blocks = guideBlocks('text\n\n<!-- run -->\n```sh\necho fine\n```\n\n<!-- run -->\n```sh\nls nowhere\n```\n');
  expect(await runGuide(blocks, 'http://127.0.0.1:4010')).toMatchObject([{ line: 9, sentence: /ls: .*nowhere/ }]);
});

test('a line that is shown and not printed is told with its line', async () => {
  const blocks = guideBlocks('<!-- run -->\n```sh\necho one two\n```\n\n<!-- shows -->\n```\none …\nthree\n```\n');
  expect(await runGuide(blocks, '')).toMatchObject([{ line: 7, sentence: /not printed: three/ }]);
});
