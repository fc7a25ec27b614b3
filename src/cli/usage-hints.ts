import type { Command, Option } from 'commander';

/**
 * Adds hints to the error messages about wrong usage of a command and of its subcommands.
 * Each error message names the command that prints the help.
 * If an option is misspelled, the error message suggests the correct option.
 */
export function addUsageHints(command: Command): void {
  command.showHelpAfterError(hintOf(command));
  if (command.commands.length === 0) checkArguments(command);
  for (const each of command.commands) addUsageHints(each);
}

function hintOf(command: Command): string {
  const content = command.commands.length > 0 ? 'all commands' : 'its arguments and options';
  return `Run "${fullName(command)} --help" for ${content}.`;
}

/** Returns the full name of a subcommand, for example `cps target check`. */
function fullName(command: Command): string {
  return command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name();
}

/**
 * Checks for missing options and superfluous arguments after Commander has checked for unknown options.
 * By default, Commander would report the misspelled option `--traget` as a missing option `--target`.
 */
function checkArguments(command: Command): void {
  const required = command.options.filter(({ mandatory }) => mandatory);
  for (const option of required) option.makeOptionMandatory(false);
  command.allowExcessArguments();
  command.hook('preAction', () => {
    const missing = required.find((option) => command.getOptionValue(option.attributeName()) === undefined);
    const surplus = surplusOf(command);
    if (missing) command.error(missingText(missing, surplus), { code: 'commander.missingMandatoryOptionValue' });
    if (surplus !== undefined) {
      command.error(`error: unexpected argument '${surplus}'`, { code: 'commander.excessArguments' });
    }
  });
}

/** Returns the first superfluous argument of a command, or undefined if there is none. */
function surplusOf({ args, registeredArguments }: Command): string | undefined {
  return registeredArguments.at(-1)?.variadic ? undefined : args.at(registeredArguments.length);
}

function missingText({ flags, long }: Option, surplus: string | undefined): string {
  const suggestion = surplus === undefined ? '' : `\n(Did you mean ${long} ${surplus}?)`;
  return `error: required option '${flags}' not specified${suggestion}`;
}
