import { instance } from '@viz-js/viz';
import { states } from '../../src/contract/generated/states.ts';
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
  const drawn = Object.entries<Machine>(states).map(([name, machine]) => [
    name,
    withNames(viz.renderString(dotOf(machine), { format: 'svg' })),
  ]);
  return Object.fromEntries(drawn);
}

// The characters of every monospaced font are equally wide, so that each text fits its box in every browser.
function dotOf({ initial, terminal, transitions }: Machine): string {
  const initials = [initial].flat();
  const names = [...new Set([...initials, ...transitions.flatMap(({ from, to }) => [from, to])])];
  const nodes = names.map((name) => {
    const looks = [terminal.includes(name) ? 'peripheries=2' : '', initials.includes(name) ? 'penwidth=2.2' : ''];
    return `${quoted(name)} [${looks.filter(Boolean).join(', ')}]`;
  });
  const edges = transitions.map(
    ({ from, to, operation }) =>
      `${quoted(from)} -> ${quoted(to)} [label=${quoted(operation ? ` ${operation} ` : '')}]`,
  );
  return `digraph {
    rankdir=LR bgcolor=transparent nodesep=0.35 ranksep=0.55
    node [shape=box style="rounded,filled" fillcolor="#000001" color="#000002" fontcolor="#000002" fontname="Courier" fontsize=10 margin="0.14,0.06" height=0.34]
    edge [color="#000002" fontcolor="#000002" fontname="Courier" fontsize=8.5 arrowsize=0.7]
    ${[...nodes, ...edges].join('\n    ')}
  }`;
}

const quoted = (text: string) => JSON.stringify(text);

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
