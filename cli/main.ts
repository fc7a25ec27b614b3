import { Command } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { registerPack } from './conformance/register.ts';
import { verifyGrade } from './grade/verify-grade.ts';
import { registerGrade } from './grade.ts';
import { outliveReaders } from './lost-output.ts';
import { registerProxy } from './proxy.ts';
import { makeSafe } from './safe-output.ts';
import { registerSandbox } from './sandbox.ts';
import { registerStore } from './store.ts';
import { addUsageHints } from './usage-hints.ts';
import { registerWorld } from './world.ts';

const examples = `
Examples:
  $ cps sandbox                                             start a sandbox
  $ cps world make --users 1000 -o world.ndjson             generate data
  $ cps store check --store sqlite:sandbox.db               find damaged data
  $ cps proxy --upstream http://127.0.0.1:8080              validate traffic
  $ cps target init mine.yaml                               create target file
  $ cps target check mine.yaml                              check target file
  $ cps certify --target mine.yaml                          run the suite
  $ cps explore --target mine.yaml --time 60s               send random requests
  $ cps grade --run "node my-client.mjs"                    grade an API client
  $ cps cleanup --target mine.yaml --run 1a2b3c4d           clean up a crash
  $ cps keys create --out keys                              create signing keys
  $ cps verify report/evidence.json --key keys/cps.pub.pem  verify evidence`;

export async function main(argv: string[]): Promise<void> {
  makeSafe(process.stdout);
  makeSafe(process.stderr);
  outliveReaders(process.stdout, (sentence) => {
    console.error(sentence);
    process.exitCode = 3;
  });
  await runCommand(argv);
}

export async function runCommand(argv: string[]): Promise<void> {
  const program = new Command('cps')
    .description('Sandbox and conformance tests for the API of Contract Platform Services.')
    .version(packageFile.version)
    .addHelpText('after', examples)
    .exitOverride();
  registerSandbox(program);
  registerStore(program);
  registerWorld(program);
  registerProxy(program);
  registerPack(program, verifyGrade);
  registerGrade(program);
  addUsageHints(program);
  try {
    await program.parseAsync(argv);
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('commander.')) {
    return 'exitCode' in error && error.exitCode === 0 ? 0 : 2;
  }
  console.error(`cps: ${error instanceof Error ? error.message : String(error)}`);
  return error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : 3;
}
