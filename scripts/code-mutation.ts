// Creates mutants: copies of the code in one folder, each with one small change. Counts the mutants that tests detect.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { assertTested, type Counts, countsOf, type Measurements, undetected } from './code-mutation/counts.ts';
import { roomOf } from './code-mutation/inner-rooms.ts';
import { mutate } from './code-mutation/mutate.ts';
import { root } from './generate/files.ts';
import { wholeNumber } from './whole-number.ts';

const usage = `usage: npm run test:mutants -- ROOM [--sample N] [--seed N]
  ROOM        a folder with code and its tests, such as src/jobs or conformance/target, or one file in it
  --sample N  tests N mutants, chosen by the seed; without this option all mutants
  --seed N    chooses the sample; 1 by default`;

const measurements = 'measurements/code-mutation.json';

process.chdir(root);
const { place, room, size, seed } = readArguments();
const files = place === room ? `${room}/**/*.ts` : place;
const results = await mutate({ files, room, size, seed });
assertTested(results);
for (const line of undetected(results)) console.log(line);
const counts = countsOf(results);
console.log(`${place}: ${JSON.stringify(counts)}`);
if (place === room) record(counts);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
    });
    const [place = '', ...rest] = positionals.map((each) => each.replace(/\/$/, ''));
    if (rest.length > 0 || !existsSync(place))
      throw new Error(`${positionals.join(' ') || 'ROOM'} is not a folder or file`);
    const size = values.sample === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--sample', values.sample);
    const room = statSync(place).isDirectory() ? place : roomOf(place);
    return { place, room, size, seed: wholeNumber('--seed', values.seed) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}

function record(counts: Counts): void {
  const before: Measurements = existsSync(measurements) ? JSON.parse(readFileSync(measurements, 'utf8')) : {};
  const measured = { ...counts, sampled: Number.isFinite(size), seed, date: new Date().toISOString().slice(0, 10) };
  const rooms = Object.entries({ ...before, [room]: measured }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(measurements, `${JSON.stringify(Object.fromEntries(rooms), null, 1)}\n`);
}
