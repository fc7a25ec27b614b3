import type { Command } from 'commander';
import { caHelp, trustCa } from './conformance/ca.ts';
import { parsedFile } from './conformance/record-file.ts';
import { helpOf, UsageError } from './options.ts';

export function registerTarget(program: Command): void {
  const target = program
    .command('target')
    .description('create and check target files, which describe an implementation');
  target
    .command('init')
    .description('write a commented target file')
    .argument('[file]', 'the path of the new file', 'target.yaml')
    .addHelpText('after', '\nExample:\n  $ cps target init our-target.yaml')
    .action(init);
  target
    .command('infer')
    .description('write a target file with guesses from an OpenAPI document, a HAR file or a Postman collection')
    .argument('<sources...>', 'OpenAPI documents (3.0 to 3.2), HAR files and Postman collections of one service')
    .option('-o, --output <file>', 'the path of the new file', 'target.yaml')
    .option('--ask', 'choose between close alternatives in the terminal')
    .addHelpText('after', helpOf('target-infer'))
    .action(infer);
  target
    .command('check')
    .description('check a target file and the target, and report what is missing')
    .argument('[file]', 'the target file (YAML)', 'target.yaml')
    .option('--target <file>', 'the same as the argument')
    .option('--ca <file>', caHelp, trustCa)
    .addHelpText('after', helpOf('target-check'))
    .action(check);
  target
    .command('operations')
    .description('list the names that a binding may use: inputs and values of each operation, and canonical values')
    .action(list);
}

async function list(): Promise<void> {
  const { vocabularyLines } = await import('../conformance/target/write-target.ts');
  console.log(vocabularyLines().join('\n'));
  console.log('\n* is required by every case; [names] are properties of a list item');
}

async function init(file: string): Promise<void> {
  const { writeTargetFile } = await import('../conformance/target/write-target.ts');
  writeTargetFile(file);
  console.log(`${file} is written. Fill it in, then: cps target check ${file}`);
}

async function infer(sources: string[], { output, ask }: { output: string; ask?: true }): Promise<void> {
  if (ask && !(process.stdin.isTTY && process.stdout.isTTY))
    throw new UsageError('--ask needs a terminal; without it, the alternatives are comments in the file');
  const [{ inferTarget }, { readSource }, { askChoices }] = await Promise.all([
    import('../conformance/infer/write-inferred.ts'),
    import('../conformance/infer/recording.ts'),
    import('./ask.ts'),
  ]);
  const read = await Promise.all(sources.map((file) => parsedFile(file, readSource)));
  console.log(await inferTarget(read, output, ask && ((choices) => askChoices(choices, process))));
}

async function check(argument: string, { target: file = argument }: { target?: string }): Promise<void> {
  const { checkTarget } = await import('../conformance/runner/check-target.ts');
  const { lines, sound } = await checkTarget(file);
  console.log(lines.join('\n'));
  process.exitCode = sound ? 0 : 3;
}
