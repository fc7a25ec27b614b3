import { type Command, Option } from 'commander';
import commands from './commands.json' with { type: 'json' };
import { trustCa } from './conformance/ca.ts';
import { helpOf, parseBaseUrl, wholeNumber } from './options.ts';

interface WrittenOption {
  about: string;
  /** The kind of value, which is a name in `parsers`. */
  is?: string;
  choices?: readonly string[];
  default?: unknown;
  env?: string;
  required?: boolean;
}

interface WrittenCommand {
  about: string;
  arguments?: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, WrittenOption>>;
}

type Parse = (text: string, before: unknown) => unknown;

/** The parser or the choices of options, by name, if `commands.json` cannot state them. */
type OwnRules = Readonly<Record<string, Parse | readonly string[]>>;

const written: Readonly<Record<string, WrittenCommand>> = commands;

const parsers: Readonly<Record<string, Parse>> = {
  'base URL': parseBaseUrl,
  ca: trustCa,
  concurrency: wholeNumber(1, 99),
  count: wholeNumber(1),
  number: wholeNumber(0),
  port: wholeNumber(0, 65_535),
  repeated: (text, before) => [before, text].flat(),
};

/** Adds a command of `commands.json`. The name of a command in a group, such as `store check`, has two words. */
export function addCommand(
  program: Command,
  name: string,
  action: Parameters<Command['action']>[0],
  own: OwnRules = {},
): void {
  const { about, arguments: places = {}, options = {} } = entryOf(name);
  const [last = name, group] = name.split(' ').reverse();
  const command = (group === undefined ? program : groupIn(program, group)).command(last).description(about);
  for (const [place, text] of Object.entries(places)) command.argument(place, text);
  for (const [flags, option] of Object.entries(options)) command.addOption(optionOf(flags, option, own));
  command.addHelpText('after', helpOf(name.replace(' ', '-'))).action(action);
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

function optionOf(flags: string, { about, is = '', ...rules }: WrittenOption, own: OwnRules): Option {
  const option = new Option(flags, about).default(rules.default).makeOptionMandatory(rules.required ?? false);
  if (rules.env) option.env(rules.env);
  const how = own[option.name()] ?? rules.choices ?? parsers[is];
  if (how === undefined) return option;
  return typeof how === 'function' ? option.argParser(how) : option.choices(how);
}
