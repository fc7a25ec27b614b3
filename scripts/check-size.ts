import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type CodeSize, sizeExcess, sizeOf } from './complete/size.ts';
import { root } from './generate/files.ts';

// Checks that the project has at most as many lines of code and of tests as `measurements/size.json` permits.
// With --lower, the script lowers the permitted numbers to the counted numbers.
const file = `${root}measurements/size.json`;
const languages = ['*.ts', '*.mts', '*.js', '*.mjs', '*.cjs', '*.css', '*.vue'];
const listed = execFileSync('git', ['ls-files', '--', ...languages], { cwd: root, encoding: 'utf8' });
const size = sizeOf(listed.trim().split('\n'), (path) => readFileSync(`${root}${path}`, 'utf8'));
const most: CodeSize = JSON.parse(readFileSync(file, 'utf8'));
const excess = sizeExcess(size, most);
if (excess.length === 0 && process.argv.includes('--lower')) writeFileSync(file, `${JSON.stringify(size, null, 2)}\n`);
for (const sentence of excess)
  console.error(`measurements/size.json: ${sentence}. CONTRIBUTING.md explains it in the section "Rules".`);
process.exitCode = excess.length > 0 ? 1 : 0;
