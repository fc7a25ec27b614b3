import { type Command, CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from './main.ts';

function program() {
  const errors: string[] = [];
  const cps = createProgram();
  const quieten = (command: Command): void => {
    command.configureOutput({ writeErr: (text) => errors.push(text) });
    command.commands.forEach(quieten);
  };
  quieten(cps);
  return { cps, errors };
}

async function errorOf(words: readonly string[]): Promise<string> {
  const { cps, errors } = program();
  await expect(cps.parseAsync(words, { from: 'user' })).rejects.toThrow(CommanderError);
  return errors.join('');
}

function verbsAndOptions(command: Command, words: string[] = []): [string[], string][] {
  const own = command.options.flatMap(({ long }): [string[], string][] => (long ? [[words, long]] : []));
  return [...own, ...command.commands.flatMap((each) => verbsAndOptions(each, [...words, each.name()]))];
}

function misspelled(option: string): string {
  const at = [...option].findIndex(
    (letter, index) => index >= Math.min(3, option.length - 2) && letter !== option[index + 1],
  );
  return `${option.slice(0, at)}${option[at + 1]}${option[at]}${option.slice(at + 2)}`;
}

test.each(verbsAndOptions(program().cps))(
  'cps %j: the error for a misspelled %s suggests it',
  async (words, option) => {
    const error = await errorOf([...words, misspelled(option), 'value']);
    expect(error).toContain(`error: unknown option '${misspelled(option)}'`);
    expect(error).toMatch(new RegExp(`\\(Did you mean .*${option}`));
    expect(error).toContain(`Run "${['cps', ...words].join(' ')} --help"`);
  },
);

test('a missing required option is an error that names the verb', async () => {
  expect(await errorOf(['certify'])).toBe(
    `error: required option '--target <file>' not specified\nRun "cps certify --help" for its arguments and options.\n`,
  );
});

test('an argument in the place of a required option is suggested as its value', async () => {
  expect(await errorOf(['certify', 'mine.yaml'])).toContain('(Did you mean --target mine.yaml?)');
});

test('an argument that a command does not take is an error', async () => {
  expect(await errorOf(['target', 'check', 'mine.yaml', 'other.yaml'])).toContain(
    `error: unexpected argument 'other.yaml'`,
  );
});

test.each([
  ['certfy', '(Did you mean certify?)', 'cps --help'],
  ['target chek', '(Did you mean check?)', 'cps target --help'],
])('the error for the misspelled verb %s suggests the right one', async (words, suggestion, hint) => {
  const error = await errorOf(words.split(' '));
  expect(error).toContain(suggestion);
  expect(error).toContain(`Run "${hint}"`);
});

test('certify with --only and no id is an error', async () => {
  for (const value of ['', ',']) {
    expect(await errorOf(['certify', '--target', 'mine.yaml', '--only', value])).toContain(
      'It must be at least one id',
    );
  }
});
