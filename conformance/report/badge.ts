import type { RunRecord } from '../record/run-record.ts';
import { markup } from './markup.ts';

const colours = { certified: '#1a7f37', 'not certified': '#cf222e', void: '#9a6700' } as const;

const label = 'contract';
const height = 20;

/**
 * Renders the verdict of a run as a small SVG badge for a README.
 * The SVG loads no other files, and has a label for screen readers.
 */
export function badge(record: RunRecord): string {
  const verdict = verdictOf(record);
  const left = widthOf(label);
  const right = widthOf(verdict);
  const colour = colours[record.shard === null ? record.conclusion : 'void'];
  const svg = markup`<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${height}" role="img" aria-label="${label}: ${verdict}">
  <title>${label}: ${verdict}</title>
  <clipPath id="round"><rect width="${left + right}" height="${height}" rx="4"/></clipPath>
  <g clip-path="url(#round)">
    <rect width="${left}" height="${height}" fill="#3d444d"/>
    <rect x="${left}" width="${right}" height="${height}" fill="${colour}"/>
  </g>
  <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">
    <text x="${left / 2}" y="14" textLength="${left - 14}">${label}</text>
    <text x="${left + right / 2}" y="14" textLength="${right - 14}">${verdict}</text>
  </g>
</svg>
`;
  return svg.text;
}

/** Returns the conclusion as text, with the verdicts for which every class is certified. */
function verdictOf({ conclusion, classes, shard }: RunRecord): string {
  if (shard !== null) return `part ${shard.index} of ${shard.of}`;
  if (conclusion !== 'certified') return conclusion;
  const verdicts = [...new Set(classes.map(({ verdict }) => verdict))];
  const whole = verdicts.filter((name) => classes.every((each) => each.verdict !== name || each.certified));
  return `certified ${whole.join(', ')}`.trim();
}

/**
 * Returns the approximate width of a text in Verdana at 11 px with 7 px padding.
 * The SVG attribute `textLength` makes the text fit this width exactly.
 */
function widthOf(text: string): number {
  return Math.round([...text].length * 6.6) + 14;
}
