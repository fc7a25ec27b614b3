// npm run bench: measures the CPU time, latency and memory of the sandbox and of other servers in the same run.
import { writeFileSync } from 'node:fs';
import { root } from '../generate/files.ts';
import { storeCode } from './bench/launch-sandbox.ts';
import { allSections, type Section, type SectionOptions } from './bench/sections.ts';
import { choiceList, command } from './read-options.ts';
import { type BenchReport, machine, reportOf, reportText } from './report.ts';

const sections = await allSections();
const names = sections.map(({ name }) => name);
const options = command('npm run bench --')
  .option('--only <sections>', 'measures only these sections', choiceList(names), names)
  .option('--quick', 'runs few and short rounds, for a first impression', false)
  .option('--json', 'prints the report as JSON instead of tables', false)
  .option('--list', 'lists the sections', false)
  .addHelpText('after', '\nA run without --only measures all sections and writes measurements/bench.json.')
  .parse()
  .opts<Options>();
if (options.list) for (const { name, title } of sections) console.log(`${name.padEnd(22)}${title}`);
else await bench(options);
// Without an explicit `process.exit`, the library `async-exit-hook` ends the script with exit code 0.
process.exit();

interface Options extends SectionOptions {
  only: string[];
  json: boolean;
  list: boolean;
}

async function bench({ only: wanted, json, ...options }: Options): Promise<void> {
  const only = sections.filter(({ name }) => wanted.includes(name));
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
  else if (only.length === sections.length && !options.quick) keep(report, say);
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
    say(reportText(done));
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
