// npm run journeys: runs the Arazzo descriptions in openapi/journeys with Redocly's command "respect".
import { connectSandbox } from '../src/index.ts';
import { root } from './generate/files.ts';
import { type Options, readOptions, usage } from './journeys/options.ts';
import { type Journey, readJourneys } from './journeys/read-journeys.ts';
import { type Attempt, type RespectRun, runAll, runJourney, runRespect, together } from './journeys/run-journey.ts';

interface Result extends RespectRun {
  journey: Journey;
  console?: string;
}

const options = optionsOf();
if (options === null) process.exitCode = 2;
else if (options.help) console.log(usage);
else if (options.list) options.journeys.forEach(printInputs);
else await run(options);

function optionsOf(): Options | null {
  try {
    return readOptions(process.argv.slice(2), readJourneys(root));
  } catch (error) {
    console.error(`journeys: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return null;
  }
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

function results({ journeys, url, controlKey, inputs }: Options): Promise<Result[]> {
  if (url === undefined) return runAll(root, journeys);
  if (Object.keys(inputs).length > 0) return inOneTenant(journeys, url, inputs);
  return inSandbox(journeys, url, controlKey);
}

async function inSandbox(journeys: readonly Journey[], url: string, controlKey?: string): Promise<Result[]> {
  const sandbox = await connectSandbox(url, controlKey === undefined ? {} : { controlKey });
  return await Promise.all(
    journeys.map((journey) =>
      together(async () => {
        const run = await runJourney(root, journey, sandbox);
        return { ...run, console: `${sandbox.url}/_sandbox/console/#/${run.tenant}/journal` };
      }),
    ),
  );
}

/** Runs the journeys one after another, because all journeys change the data of one tenant. */
async function inOneTenant(
  journeys: readonly Journey[],
  url: string,
  inputs: Readonly<Record<string, string>>,
): Promise<Result[]> {
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

function printFailure(last: Attempt | undefined, output: string): void {
  const lines = last === undefined ? [output.trim()] : [requestLine(last), ...last.failures];
  for (const line of lines) console.log(`        ${line}`);
}

function requestLine({ stepId, method, url, status }: Attempt): string {
  return `step ${stepId}: ${method} ${url}: ${status ?? 'no response'}`;
}

function printInputs({ name, title, inputs }: Journey): void {
  console.log(`${name.padEnd(24)} ${title}`);
  for (const [input, { description }] of Object.entries(inputs)) console.log(`  ${input.padEnd(22)} ${description}`);
}
