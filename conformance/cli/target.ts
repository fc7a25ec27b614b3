import type { Command } from 'commander';

const initExample = '\nExample:\n  $ cps target init our-target.yaml';
const checkExample = `
Exit codes: 0 the target can be judged, 2 the file is wrong, 3 the target does not answer as the file says.

Example:
  $ cps target check --target our-target.yaml`;

/** `cps target`: writes the file that describes an implementation, and checks one. */
export function registerTarget(program: Command): void {
  const target = program.command('target').description('describe an implementation for the pack');
  target
    .command('init')
    .description('write a commented target file to start from')
    .argument('[file]', 'where to write it', 'target.yaml')
    .addHelpText('after', initExample)
    .action(init);
  target
    .command('check')
    .description('read a target file, dial the target and say what is missing')
    .requiredOption('--target <file>', 'the target file (YAML)')
    .option('--base-url <url>', 'another base URL than the one in the file')
    .addHelpText('after', checkExample)
    .action(check);
}

async function init(file: string): Promise<void> {
  const { writeStarter } = await import('../target/starter.ts');
  await writeStarter(file);
  console.log(`${file} is written. Fill it in, then: cps target check --target ${file}`);
}

async function check({ target: file, baseUrl }: { target: string; baseUrl?: string }): Promise<void> {
  const [{ readTarget }, { dial }] = await Promise.all([
    import('../target/read-target.ts'),
    import('../runner/dial.ts'),
  ]);
  const read = readTarget(file);
  const target = baseUrl === undefined ? read : { ...read, baseUrl };
  const { lines, reached } = await dial(target);
  console.log([`"${target.name}", as ${file} describes it`, ...lines].join('\n'));
  process.exitCode = reached ? 0 : 3;
}
