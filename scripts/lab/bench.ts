// npm run bench: measures the CPU time, latency and memory of the sandbox and of other servers in the same run.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../generate/files.ts';
import { storeCode } from './bench/launch-sandbox.ts';
import { allSections, type Section, type SectionOptions } from './bench/sections.ts';
import { readOptions } from './read-options.ts';
import { type BenchReport, machine, reportOf, textOf } from './report.ts';

const usage = `npm run bench -- [--only <section>[,<section>]] [--quick] [--match <text>] [--store <name>] [--json] [--list]

  --only   measures only these sections
  --quick  runs few and short rounds, for a first impression
  --match  in a stress test: only requests or files whose name contains the text
  --store  in the section stalls: the store memory (default), sqlite or postgres
  --json   prints the report as JSON instead of tables
  --list   lists the sections

A run without --only measures all sections except the stress tests and writes
measurements/bench.json.`;

const sections = await allSections();
const usual = sections.filter(({ isStress }) => !isStress);
const options = readOptions(usage, optionsOf);
if (options.help) console.log(usage);
else if (options.list) for (const { name, title } of sections) console.log(`${name.padEnd(22)}${title}`);
else await bench(options);
// Without an explicit `process.exit`, the library `async-exit-hook` ends the script with exit code 0.
process.exit();

interface Options extends SectionOptions {
  only: Section[];
  json: boolean;
  list: boolean;
  help: boolean;
}

function optionsOf(): Options {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { only: text, match: text, store: text, quick: flag, json: flag, list: flag, help: flag },
  });
  const names = values.only?.split(',') ?? usual.map(({ name }) => name);
  const only = names.map((name) => {
    const section = sections.find((each) => each.name === name);
    if (section) return section;
    throw new Error(`there is no section "${name}", but ${sections.map((each) => each.name).join(', ')}`);
  });
  return { ...values, only };
}

async function bench({ only, json, ...options }: Options): Promise<void> {
  const report: BenchReport = {
    schema: 'contract-platform-kit/bench/v1',
    measuredAt: new Date().toISOString(),
    machine: machine(),
    quick: options.quick,
    sections: [],
    failed: [],
  };
  const say = json ? () => undefined : (text: string) => console.log(text);
  const { cpu, cores, memoryGB, system, node } = report.machine;
  say(`${cpu}, ${cores} cores, ${memoryGB} GB, ${system}, Node ${node}\n`);
  await storeCode('sources');
  for (const section of only) await measureSection(section, options, report, say);
  if (json) console.log(JSON.stringify(report, null, 2));
  if (report.failed.length > 0) process.exitCode = 1;
  else if (only.length === usual.length && usual.every((each) => only.includes(each)) && !options.quick)
    keep(report, say);
}

async function measureSection(
  section: Section,
  options: SectionOptions,
  report: BenchReport,
  say: (text: string) => void,
): Promise<void> {
  const start = performance.now();
  try {
    const measured = await section.run(options);
    const done = reportOf(section, measured, Math.round((performance.now() - start) / 1000));
    report.sections.push(done);
    say(textOf(done));
    if (section.isStress && done.bars.some(({ holds }) => !holds)) process.exitCode = 1;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report.failed.push({ name: section.name, reason });
    console.error(`${section.name} could not be measured: ${reason}\n`);
  }
}

function keep(report: BenchReport, say: (text: string) => void): void {
  writeFileSync(`${root}measurements/bench.json`, `${JSON.stringify(report, null, 2)}\n`);
  const missed = report.sections.flatMap(({ bars }) => bars).filter(({ holds }) => !holds).length;
  say(`measurements/bench.json was written; ${missed === 0 ? 'every target is met' : `${missed} targets are missed`}`);
}
