import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../scripts/generate/files.ts';
import { unknownCommands } from './testing/unknown-commands.ts';

const guides = [
  'README.md',
  'Dockerfile',
  '{docs,examples,skills}/**/*.{md,yml,yaml,sh}',
  '{action,compose,templates/*}.{yml,yaml}',
];
const files = globSync(guides, { cwd: root, exclude: ['**/node_modules/**', 'docs/register/**', 'docs/decisions/**'] });

test.each(files)('every command and option of cps in %s exists', (file) => {
  expect(unknownCommands(readFileSync(root + file, 'utf8'))).toEqual([]);
});

test('an unknown command and an unknown option are reported, also after a line break', () => {
  const text =
    'Run `npx cps certfy`, `cps target chek x.yaml`\nnpx cps certify --target x.yaml \\\n  --reprot y && node bin/cps.js keys --create';
  expect(unknownCommands(text)).toEqual(['certfy', 'target chek', 'certify --reprot', 'keys --create']);
});

test('the command of the replicas in compose.yaml exists, and the proxy leads to their service', () => {
  const { services, configs } = parse(readFileSync(`${root}compose.yaml`, 'utf8'));
  const words: string[] = services.sandbox.command;
  expect([words[0], unknownCommands(`cps ${words.join(' ')}`)]).toEqual(['sandbox', []]);
  expect(services.sandbox.deploy).toEqual({ replicas: 2 });
  expect(configs.nginx.content).toContain('server sandbox:4010;');
});

test('the skill file has the name of its folder and a description that assistants accept', () => {
  const skill = readFileSync(`${root}skills/contract-platform-kit/SKILL.md`, 'utf8');
  const [, front = ''] = /^---\n(.*?)\n---\n\n# /s.exec(skill) ?? [];
  const { name, description, ...others } = parse(front);
  expect([name, others]).toEqual(['contract-platform-kit', {}]);
  expect(description.length).toBeLessThanOrEqual(1024);
  expect(skill.split('\n').length).toBeLessThan(200);
});
