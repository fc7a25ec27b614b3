import { parseArgs } from 'node:util';
import type { Journey } from './read-journeys.ts';

export const usage = `npm run journeys -- [<journey>...] [--url <URL>] [--control-key <key>] [--input <name>=<value>...] [--list]

  <journey>      runs only these journeys; by default all of them
  --url          runs the journeys in this sandbox, with a new tenant for each; by default a new sandbox is started
  --control-key  the control key of this sandbox, if it requires one; by default the value of CPS_CONTROL_KEY
  --input        sets an input of the journeys; with an input, --url can be any implementation of the contract,
                 and no tenant is created
  --list         lists the journeys with their inputs

Exit codes: 0 every journey passed, 1 a journey failed, 2 wrong usage.`;

export interface Options {
  journeys: readonly Journey[];
  url: string | undefined;
  controlKey: string | undefined;
  inputs: Readonly<Record<string, string>>;
  list: boolean;
  help: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

/** Reads the parameters of `npm run journeys`. Throws an error that names an invalid parameter. */
export function readOptions(parameters: readonly string[], all: readonly Journey[]): Options {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { url: text, 'control-key': text, input: { ...text, multiple: true }, list: flag, help: flag },
    allowPositionals: true,
  });
  const { url, list, help, input = [], 'control-key': controlKey = process.env['CPS_CONTROL_KEY'] } = values;
  if (input.length > 0 && url === undefined) throw new Error('--input needs --url, the server that the input is for');
  if (url !== undefined && !URL.canParse(url)) throw new Error(`--url needs a URL, got ${url}`);
  const journeys = journeysNamed(positionals, all);
  return { journeys, url: url?.replace(/\/+$/, ''), controlKey, inputs: inputsOf(input), list, help };
}

function inputsOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
      if (name === undefined || value === undefined) throw new Error(`--input needs <name>=<value>, got ${pair}`);
      return [name, value];
    }),
  );
}

function journeysNamed(names: readonly string[], all: readonly Journey[]): readonly Journey[] {
  const unknown = names.find((name) => !all.some((journey) => journey.name === name));
  if (unknown !== undefined) {
    throw new Error(`there is no journey "${unknown}"; the journeys are ${all.map(({ name }) => name).join(', ')}`);
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}
