// npm run journeys: runs the Arazzo descriptions in openapi/journeys with Redocly's command "respect".
import { Argument, InvalidArgumentError, Option } from 'commander';
import { connectSandbox } from '../src/index.ts';
import { root } from './generate/files.ts';
import { type Journey, readJourneys } from './journeys/read-journeys.ts';
import {
  afterOthers,
  type RespectAttempt,
  type RespectRun,
  runAll,
  runJourney,
  runRespect,
} from './journeys/run-journey.ts';
import { command } from './lab/read-options.ts';

interface Result extends RespectRun {
  journey: Journey;
  console?: string;
}

interface Options {
  url?: string;
  controlKey?: string;
  input?: Readonly<Record<string, string>>;
  list?: true;
}

const all = readJourneys(root);
const program = command('npm run journeys --')
  .addArgument(
    new Argument('[journeys...]', 'only these journeys; by default all of them').choices(all.map(({ name }) => name)),
  )
  .option(
    '--url <URL>',
    'runs the journeys in this sandbox, with a new tenant for each; by default a new sandbox is started',
    addressOf,
  )
  .addOption(
    new Option('--control-key <key>', 'the control key of this sandbox, if it requires one').env('CPS_CONTROL_KEY'),
  )
  .option(
    '--input <name=value>',
    'sets an input of the journeys; with an input, --url can be any implementation of the contract, and no tenant is created',
    withInput,
  )
  .option('--list', 'lists the journeys with their inputs')
  .addHelpText('after', '\nExit codes: 0 every journey passed, 1 a journey failed, 2 wrong usage.')
  .parse();
const options = program.opts<Options>();
if (options.input && options.url === undefined)
  program.error('error: --input needs --url, the server that the input is for');
const journeys = all.filter(({ name }) => program.args.length === 0 || program.args.includes(name));
if (options.list) journeys.forEach(printInputs);
else await run(options);

function addressOf(text: string): string {
  if (!URL.canParse(text)) throw new InvalidArgumentError('It must be a URL.');
  return text.replace(/\/+$/, '');
}

function withInput(pair: string, others: Readonly<Record<string, string>> = {}): Record<string, string> {
  const [, name, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
  if (name === undefined || value === undefined) throw new InvalidArgumentError('It must be <name>=<value>.');
  return { ...others, [name]: value };
}

async function run(options: Options): Promise<void> {
  try {
    print(await results(options));
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    console.error(`journeys: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`);
    process.exitCode = 1;
  }
}

function results({ url, controlKey, input }: Options): Promise<Result[]> {
  if (url === undefined) return runAll(root, journeys);
  return input ? inOneTenant(url, input) : inSandbox(url, controlKey);
}

async function inSandbox(url: string, controlKey?: string): Promise<Result[]> {
  const sandbox = await connectSandbox(url, controlKey === undefined ? {} : { controlKey });
  return await Promise.all(
    journeys.map((journey) =>
      afterOthers(async () => {
        const run = await runJourney(root, journey, sandbox);
        return { ...run, console: `${sandbox.url}/_sandbox/console/#/${run.tenant}/journal` };
      }),
    ),
  );
}

/** Runs the journeys one after another, because all journeys change the data of one tenant. */
async function inOneTenant(url: string, inputs: Readonly<Record<string, string>>): Promise<Result[]> {
  const done: Result[] = [];
  for (const journey of journeys) done.push({ ...(await runRespect(root, journey, url, inputs)), journey });
  return done;
}

function print(results: readonly Result[]): void {
  for (const { hasPassed, journey, attempts, output, console: address = '' } of results) {
    const counts = `${journey.steps.length} steps, ${attempts.length} requests`;
    const line = `${hasPassed ? 'passed' : 'FAILED'}  ${journey.name.padEnd(24)} ${counts.padEnd(24)} ${address}`;
    console.log(line.trimEnd());
    if (!hasPassed) printFailure(attempts.at(-1), output);
  }
  if (results.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1;
}

function printFailure(last: RespectAttempt | undefined, output: string): void {
  const lines = last === undefined ? [output.trim()] : [requestLine(last), ...last.failures];
  for (const line of lines) console.log(`        ${line}`);
}

function requestLine({ stepId, method, url, status }: RespectAttempt): string {
  return `step ${stepId}: ${method} ${url}: ${status ?? 'no response'}`;
}

function printInputs({ name, title, inputs }: Journey): void {
  console.log(`${name.padEnd(24)} ${title}`);
  for (const [input, { description }] of Object.entries(inputs)) console.log(`  ${input.padEnd(22)} ${description}`);
}
