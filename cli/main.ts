import { Command } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { addCommand } from './add-command.ts';
import { helpOf } from './options.ts';
import { makeSafe, outliveReaders } from './safe-output.ts';
import { addUsageHints } from './usage-hints.ts';

export async function main(argv: string[]): Promise<void> {
  makeSafe(process.stdout);
  makeSafe(process.stderr);
  outliveReaders(process.stdout, (sentence) => {
    console.error(sentence);
    process.exitCode = 3;
  });
  await runCommand(argv);
}

type Load = Parameters<typeof addCommand>[2];

const commands: Readonly<Record<string, Load>> = {
  sandbox: async () => (await import('./sandbox.ts')).serveSandbox,
  'store check': async () => (await import('./store.ts')).checkStored,
  'store repair': async () => (await import('./store.ts')).refuseRepair,
  'store sweep': async () => (await import('./store.ts')).sweepStored,
  'store export': async () => (await import('./store.ts')).exportStored,
  'store import': async () => (await import('./store.ts')).importStored,
  'world make': async () => (await import('./world.ts')).makeFile,
  proxy: async () => (await import('./proxy.ts')).proxy,
  certify: async () => (await import('./certify.ts')).certify,
  explore: async () => (await import('./explore.ts')).exploreCommand,
  replay: async () => (await import('./replay.ts')).replayCases,
  merge: async () => (await import('./merge.ts')).merge,
  observe: async () => (await import('./observe.ts')).observeCommand,
  'target init': async () => (await import('./target.ts')).init,
  'target infer': async () => (await import('./target.ts')).infer,
  'target check': async () => (await import('./target.ts')).check,
  'target operations': async () => (await import('./target.ts')).list,
  verify: async () => (await import('./verify.ts')).verify,
  cleanup: async () => (await import('./cleanup.ts')).cleanup,
  'keys create': async () => (await import('./keys.ts')).createKeyPair,
  grade: async () => (await import('./grade.ts')).gradeClients,
  mcp: async () => (await import('./mcp.ts')).serve,
};

export function createProgram(): Command {
  const program = new Command('cps')
    .description('Sandbox and conformance tests for the API of Contract Platform Services.')
    .version(packageFile.version)
    .addHelpText('after', helpOf('cps'))
    .exitOverride();
  for (const [name, load] of Object.entries(commands)) addCommand(program, name, load);
  addUsageHints(program);
  return program;
}

export async function runCommand(argv: string[]): Promise<void> {
  const program = createProgram();
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
