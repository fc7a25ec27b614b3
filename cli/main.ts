import { Command } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { registerPack } from './conformance/register.ts';
import { verifyGrade } from './grade/verify-grade.ts';
import { registerGrade } from './grade.ts';
import { registerMcp } from './mcp.ts';
import { helpOf } from './options.ts';
import { registerProxy } from './proxy.ts';
import { makeSafe, outliveReaders } from './safe-output.ts';
import { registerSandbox } from './sandbox.ts';
import { registerStore } from './store.ts';
import { addUsageHints } from './usage-hints.ts';
import { registerWorld } from './world.ts';

export async function main(argv: string[]): Promise<void> {
  makeSafe(process.stdout);
  makeSafe(process.stderr);
  outliveReaders(process.stdout, (sentence) => {
    console.error(sentence);
    process.exitCode = 3;
  });
  await runCommand(argv);
}

export function createProgram(): Command {
  const program = new Command('cps')
    .description('Sandbox and conformance tests for the API of Contract Platform Services.')
    .version(packageFile.version)
    .addHelpText('after', helpOf('cps'))
    .exitOverride();
  registerSandbox(program);
  registerStore(program);
  registerWorld(program);
  registerProxy(program);
  registerPack(program, verifyGrade);
  registerGrade(program);
  registerMcp(program);
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
