import { Command, InvalidArgumentError } from 'commander';

/** A command whose wrong usage prints the help and ends with exit code 2. */
export function command(name: string): Command {
  return new Command(name).showHelpAfterError().exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

export function fromOne(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError(`It must be a whole number from 1.`);
}

export function collected(text: string, others: readonly string[] = []): string[] {
  return [...others, text];
}

/** Splits a list such as `memory,sqlite`, and refuses values that do not exist. */
export function choiceList(choices: readonly string[]): (text: string) => string[] {
  return (text) => {
    const unknown = text.split(',').find((each) => !choices.includes(each));
    if (unknown === undefined) return text.split(',');
    throw new InvalidArgumentError(`"${unknown}" does not exist; there are ${choices.join(', ')}.`);
  };
}
