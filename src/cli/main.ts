import { Command } from 'commander';
import { registerPack } from '../../conformance/cli/index.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { registerProxy } from './proxy.ts';
import { registerSandbox } from './sandbox.ts';
import { registerStore } from './store.ts';

const examples = `
Examples:
  $ cps sandbox                                             both interfaces
  $ cps store check --store sqlite:sandbox.db               read what is kept
  $ cps proxy --upstream http://127.0.0.1:8080              hold traffic to it
  $ cps target init mine.yaml                               describe a server
  $ cps target check mine.yaml                              see if it answers
  $ cps certify --target mine.yaml                          a verdict, reports
  $ cps cleanup --target mine.yaml --run 1a2b3c4d           after a crash
  $ cps keys create --out keys                              to sign evidence
  $ cps verify report/evidence.json --key keys/cps.pub.pem  check it`;

/** The command `cps`, with one file per verb. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('cps')
    .description('The contract of Contract Platform Services, a sandbox that plays it and a pack that judges by it.')
    .version(packageFile.version)
    .showHelpAfterError('Run "cps --help" for the verbs, or "cps <verb> --help" for their options.')
    .addHelpText('after', examples)
    .exitOverride();
  registerSandbox(program);
  registerStore(program);
  registerProxy(program);
  registerPack(program);
  try {
    await program.parseAsync(argv);
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

/** 0 for help and version; 2 for wrong usage, which the parser has printed; otherwise 3 with one sentence. */
function exitCodeOf(error: unknown): number {
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('commander.')) {
    return 'exitCode' in error && error.exitCode === 0 ? 0 : 2;
  }
  console.error(`cps: ${error instanceof Error ? error.message : String(error)}`);
  return error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : 3;
}
