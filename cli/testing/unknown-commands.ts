import type { Command } from 'commander';
import { createProgram } from '../main.ts';

/** Matches a command line of `cps` in code or prose, up to the end of the line, of the code or of the command. */
const commandLine = /(?<![\w.-])cps(?:\.js"?)?((?: +(?:"[^"]*"|'[^']*'|[^\s`|;&()"',]+))+)/g;

/** Returns the commands and options in a text that `cps` does not have, such as `certify --taget`. */
export function unknownCommands(text: string): string[] {
  const lines = text.replaceAll(/\\\n\s*/g, '').matchAll(commandLine);
  return [...lines].flatMap(([, words = '']) => unknownOf(words.match(/"[^"]*"|'[^']*'|\S+/g) ?? []));
}

function unknownOf(words: readonly string[]): string[] {
  const named = (command: Command, name = '') => command.commands.find((each) => each.name() === name);
  const verb = named(createProgram(), words[0]);
  if (!verb) return /^[a-z]/.test(words[0] ?? '') ? [String(words[0])] : [];
  const command = named(verb, words[1]) ?? verb;
  if (verb.commands.length > 0 && command === verb && /^[a-z]/.test(words[1] ?? ''))
    return [words.slice(0, 2).join(' ')];
  const known = [...command.options.flatMap(({ short, long }) => [short, long]), '--help'];
  const options = words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.replace(/=.*/, ''));
  return options.filter((option) => !known.includes(option)).map((option) => `${verb.name()} ${option}`);
}
