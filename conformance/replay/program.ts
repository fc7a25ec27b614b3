import { readFileSync } from 'node:fs';

const begin = '\nawait repeat(';
const end = ');\n';

export function programOf(plan: unknown): string {
  return `${code()}${begin}${asciiJson(plan)}${end}`;
}

export function withData(script: string, change: (plan: unknown) => unknown): string {
  return programOf(change(JSON.parse(script.slice(code().length + begin.length, -end.length))));
}

/** Returns JSON without characters that a terminal, an HTML page or an editor can interpret. */
function asciiJson(plan: unknown): string {
  return JSON.stringify(plan, null, 1).replaceAll(
    /[<\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function code(): string {
  return readFileSync(new URL('./repeat.mjs', import.meta.url), 'utf8');
}
