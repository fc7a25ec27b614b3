import { instance } from '@viz-js/viz';
import { states } from '../../../src/contract/generated/states.ts';
import type { DocsPage } from '../markdown.ts';
import { sitePage } from '../render.ts';

interface Machine {
  initial: string | readonly string[];
  terminal: readonly string[];
  transitions: readonly { from: string; to: string; by: string; operation?: string }[];
}

const titles: Record<string, string> = {
  JobStatus: 'Jobs of the administration interface',
  UserImportStatus: 'Imports of users',
  DocumentStatus: 'Documents',
  ProvisionStatus: 'Provisions',
};

export async function statePage(): Promise<DocsPage> {
  const viz = await instance();
  const place = (name: string) => Object.keys(titles).indexOf(name);
  const machines = Object.entries<Machine>(states).toSorted(([left], [right]) => place(left) - place(right));
  const drawnMachines = machines.map(([name, machine]) => {
    const svg = viz.renderString(dotOf(machine), { format: 'svg' });
    // A wide diagram scrolls on a phone, so that its text stays readable.
    const isWide = Number(/width="(\d+)pt"/.exec(svg)?.[1]) > 300;
    return { ...machine, name, title: titles[name] ?? name, isWide, svg: drawn(svg) };
  });
  return sitePage('states', 'states', { machines: drawnMachines });
}

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
    node [shape=box style="rounded,filled" fillcolor="#000001" color="#000002" fontcolor="#000002" fontname="sans-serif" fontsize=10 margin="0.14,0.06"]
    edge [color="#000002" fontcolor="#000002" fontname="sans-serif" fontsize=8.5 arrowsize=0.7]
    ${[...nodes, ...edges].join('\n    ')}
  }`;
}

const quoted = (text: string) => JSON.stringify(text);

function drawn(svg: string): string {
  return svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll('#000001', 'soft')
    .replaceAll('#000002', 'ink')
    .replaceAll(/<text([^>]*?)>/g, (whole, attributes: string) =>
      attributes.includes('fill=') ? whole : `<text fill="ink"${attributes}>`,
    )
    .replaceAll('fill="black"', 'fill="ink"')
    .replaceAll('stroke="black"', 'stroke="ink"')
    .replaceAll('\n', '');
}
