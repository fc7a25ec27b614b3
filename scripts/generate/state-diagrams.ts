import { readFileSync } from 'node:fs';
import { instance } from '@viz-js/viz';
import Handlebars from 'handlebars';
import { states as machines } from '../../src/contract/generated/states.ts';
import { root } from './files.ts';

export interface Machine {
  initial: string | readonly string[];
  terminal: readonly string[];
  transitions: readonly { from: string; to: string; by: string; operation?: string }[];
}

export async function consoleStates(): Promise<[path: string, text: string][]> {
  const text = `// Made from openapi/ by "npm run generate". Do not edit.\nexport const diagrams = ${JSON.stringify(await stateDiagrams(), null, 2)};\n`;
  return [[`${root}src/console/page/generated/states.js`, text]];
}

/** The diagram of each state machine as SVG, with `data-state` at each status, and `data-from`, `data-to` and `data-by` at each arrow. */
export async function stateDiagrams(): Promise<Record<string, string>> {
  const viz = await instance();
  const drawn = Object.entries<Machine>(machines).map(([name, machine]) => [
    name,
    withNames(viz.renderString(dotOf(machine), { format: 'svg' })),
  ]);
  return Object.fromEntries(drawn);
}

// The characters of every monospaced font are equally wide, so that each text fits its box in every browser.
const template = readFileSync(new URL('state-diagram.dot.hbs', import.meta.url), 'utf8');
const dot = Handlebars.compile(template, { noEscape: true });

function dotOf({ initial, terminal, transitions }: Machine): string {
  const initials = [initial].flat();
  const names = new Set([...initials, ...transitions.flatMap(({ from, to }) => [from, to])]);
  const states = [...names].map((name) => {
    return { name, isTerminal: terminal.includes(name), isInitial: initials.includes(name) };
  });
  return dot({ states, transitions });
}

function withNames(svg: string): string {
  return svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<g id="node\d+" class="node">\s*<title>(.*?)<\/title>/g, '<g data-state="$1">')
    .replaceAll(
      /<g id="edge\d+" class="edge">\s*<title>(.*?)&#45;&gt;(.*?)<\/title>(.*?)<\/g>/gs,
      (_, from, to, inner) =>
        `<g data-by="${inner.includes('<text') ? 'request' : 'time'}" data-from="${from}" data-to="${to}">${inner}</g>`,
    )
    .replaceAll(/<title>.*?<\/title>| (id|class)="\w*"/g, '')
    .replaceAll(/font-family="[^"]*"/g, 'font-family="monospace"')
    .replaceAll(/#000001/g, 'soft')
    .replaceAll('#000002', 'ink')
    .replaceAll(/<text([^>]*?)>/g, (whole, attributes: string) =>
      attributes.includes('fill=') ? whole : `<text fill="ink"${attributes}>`,
    )
    .replaceAll('fill="black"', 'fill="ink"')
    .replaceAll('stroke="black"', 'stroke="ink"')
    .replaceAll('\n', '');
}
