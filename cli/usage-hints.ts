import type { Command, Option } from 'commander';

export function addUsageHints(command: Command): void {
  command.showHelpAfterError(hintOf(command));
  if (command.commands.length === 0) checkArguments(command);
  for (const each of command.commands) addUsageHints(each);
}

function hintOf(command: Command): string {
  const content = command.commands.length > 0 ? 'all commands' : 'its arguments and options';
  return `Run "${fullName(command)} --help" for ${content}.`;
}

function fullName(command: Command): string {
  return command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name();
}

/** If a user writes `--traget` instead of `--target`, the error message must name `--traget`. */
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

function surplusOf({ args, registeredArguments }: Command): string | undefined {
  return registeredArguments.at(-1)?.variadic ? undefined : args.at(registeredArguments.length);
}

function missingText({ flags, long }: Option, surplus: string | undefined): string {
  const suggestion = surplus === undefined ? '' : `\n(Did you mean ${long} ${surplus}?)`;
  return `error: required option '${flags}' not specified${suggestion}`;
}
