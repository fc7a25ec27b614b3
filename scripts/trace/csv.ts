import type { TracedClaim } from './trace.ts';

export function traceCsv(claims: readonly TracedClaim[]): string {
  const head = ['claim', 'section', 'text', 'coverage', 'gap', 'contract', 'requirement', 'basis', 'cases', 'faults'];
  return `${[head, ...claims.flatMap(linesOf)].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

function linesOf({ id, section, claim, coverage, gap, places, requirements }: TracedClaim): string[][] {
  const pointers = places.map(({ contract, pointer }) => `${contract}.json#${pointer}`).join(' ');
  const own = [id, section, claim, coverage, gap ?? '', pointers];
  if (requirements.length === 0) return [[...own, '', '', '', '']];
  return requirements.map((each) => [...own, each.id, each.basis, each.cases.join(' '), each.faults.join(' ')]);
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
