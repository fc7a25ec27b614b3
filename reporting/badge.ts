import { markup } from './html/markup.ts';

const height = 20;

export interface Badge {
  label: string;
  text: string;
  color: string;
}

/** The endpoint format of https://shields.io. */
export function badgeJson({ label, text, color }: Badge): string {
  return `${JSON.stringify({ schemaVersion: 1, label, message: text, color })}\n`;
}

export function badgeSvg({ label, text, color }: Badge): string {
  const left = widthOf(label);
  const right = widthOf(text);
  const svg = markup`<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${height}" role="img" aria-label="${label}: ${text}">
  <title>${label}: ${text}</title>
  <clipPath id="round"><rect width="${left + right}" height="${height}" rx="4"/></clipPath>
  <g clip-path="url(#round)">
    <rect width="${left}" height="${height}" fill="#3d444d"/>
    <rect x="${left}" width="${right}" height="${height}" fill="${color}"/>
  </g>
  <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">
    <text x="${left / 2}" y="14" textLength="${left - 14}">${label}</text>
    <text x="${left + right / 2}" y="14" textLength="${right - 14}">${text}</text>
  </g>
</svg>
`;
  return svg.text;
}

/** The width in Verdana at 11 px with a padding of 7 px. `textLength` makes browsers fit the text into it. */
function widthOf(text: string): number {
  return Math.round([...text].length * 6.6) + 14;
}
