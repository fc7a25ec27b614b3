import { Command } from 'commander';
import { registerPack } from '../../../cli/conformance/register.ts';
import { registerGrade } from '../../../cli/grade.ts';
import { registerProxy } from '../../../cli/proxy.ts';
import { registerSandbox } from '../../../cli/sandbox.ts';
import { registerStore } from '../../../cli/store.ts';
import { registerWorld } from '../../../cli/world.ts';
import { anchor, type Page, page } from '../markdown.ts';

export function commandPage(): Page {
  const program = new Command('cps');
  for (const register of [registerSandbox, registerStore, registerWorld, registerProxy, registerPack, registerGrade])
    register(program);
  const verbs = program.commands.flatMap((verb) => (verb.commands.length > 0 ? verb.commands : [verb]));
  return page(
    'register/commands.md',
    '---\noutline: 2\n---',
    '# Commands',
    'This page contains the help text of each command, which `npx cps <command> --help` also prints. Every command ends with exit code 2 if it is used incorrectly.',
    ...verbs.map(entryOf),
  );
}

function entryOf(verb: Command): string {
  const name = nameOf(verb);
  return `## cps ${name} {#${anchor(name)}}\n\n\`\`\`text\n${helpOf(verb)}\n\`\`\``;
}

function nameOf(verb: Command): string {
  return [verb.parent?.name(), verb.name()].filter((name) => name !== 'cps').join(' ');
}

function helpOf(verb: Command): string {
  let text = '';
  verb.configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => 80, getOutHasColors: () => false });
  verb.outputHelp();
  return text.trim();
}
