import { instance } from '@viz-js/viz';

/** Draws a diagram as HTML from nodes and edges in the Graphviz language. The label is the text for screen readers. */
export type Draw = (label: string, statements: readonly string[]) => string;

/** Loads Graphviz. The drawn diagrams need no script and no download in the browser. */
export async function loadGraphviz(): Promise<Draw> {
  const viz = await instance();
  return (label, statements) => diagramOf(label, viz.renderString(dotOf(statements), { format: 'svg' }));
}

/** Quotes a name or a label in the Graphviz language. */
export const quoted = (text: string) => JSON.stringify(text);

/** Adds the appearance to nodes and edges. The colors are placeholders for classes of the page's style. */
function dotOf(statements: readonly string[]): string {
  return `digraph {
    rankdir=LR bgcolor=transparent nodesep=0.35 ranksep=0.55
    node [shape=box style="rounded,filled" fillcolor="#000001" color="#000002" fontcolor="#000002" fontname="sans-serif" fontsize=10 margin="0.14,0.06"]
    edge [color="#000002" fontcolor="#000002" fontname="sans-serif" fontsize=8.5 arrowsize=0.7]
    ${statements.join('\n    ')}
  }`;
}

/** Returns the HTML of a diagram. On a phone, a wide diagram scrolls so that its text stays readable. */
function diagramOf(label: string, svg: string): string {
  const isWide = Number(/width="(\d+)pt"/.exec(svg)?.[1]) > 300;
  return `<div class="diagram${isWide ? ' wide' : ''}" role="img" aria-label="${label}">${drawn(svg)}</div>`;
}

/** Removes the parts of an SVG that only a separate file needs, and replaces its placeholder colors. */
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
