import { type Command, Option } from 'commander';
import commands from './commands.json' with { type: 'json' };
import { helpOf } from './options.ts';
import { kinds } from './parsers.ts';

interface WrittenOption {
  about: string;
  /** A name in `kinds`. */
  is?: string;
  choices?: readonly string[];
  default?: unknown;
  env?: string;
  required?: boolean;
}

interface WrittenCommand {
  about: string;
  /** The text of an argument, and the default value of an optional one. */
  arguments?: Readonly<Record<string, string | { about: string; default: string }>>;
  options?: Readonly<Record<string, WrittenOption>>;
  hidden?: boolean;
}

type Action = Parameters<Command['action']>[0];

const written: Readonly<Record<string, WrittenCommand>> = commands;

/**
 * Adds a command of `commands.json`. The name of a command in a group, such as `store check`, has two words. The code of
 * the command is loaded when it runs.
 */
export function addCommand(program: Command, name: string, load: () => Promise<Action>): void {
  const { about, arguments: places = {}, options = {}, hidden = false } = entryOf(name);
  const [last = name, group] = name.split(' ').reverse();
  const command = (group === undefined ? program : groupIn(program, group)).command(last, { hidden });
  command.description(about);
  for (const [place, given] of Object.entries(places)) {
    if (typeof given === 'string') command.argument(place, given);
    else command.argument(place, given.about, given.default);
  }
  for (const [flags, option] of Object.entries(options)) command.addOption(optionOf(flags, option));
  if (!hidden) command.addHelpText('after', helpOf(name.replace(' ', '-')));
  command.action(async (...given) => (await load()).apply(command, given));
}

function groupIn(program: Command, name: string): Command {
  const known = program.commands.find((each) => each.name() === name);
  return known ?? program.command(name).description(entryOf(name).about);
}

function entryOf(name: string): WrittenCommand {
  const entry = written[name];
  if (!entry) throw new Error(`cli/commands.json has no command ${name}`);
  return entry;
}

function optionOf(flags: string, { about, is = '', choices, ...rules }: WrittenOption): Option {
  const option = new Option(flags, about).default(rules.default).makeOptionMandatory(rules.required ?? false);
  if (rules.env) option.env(rules.env);
  const kind = choices ?? kinds[is];
  if (kind === undefined) return option;
  return typeof kind === 'function' ? option.argParser(kind) : option.choices(kind);
}
