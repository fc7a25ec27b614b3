import { trimmed } from '../../tenant/trimmed.ts';

export function joinPaths(paths: readonly string[]): string {
  return paths.map((path) => (/;|^"/.test(path) ? `"${path.replaceAll('"', '""')}"` : path)).join(';');
}

export function splitPaths(cell: string): string[] {
  const parts = cell.match(/\s*"(?:[^"]|"")*"\s*(?=;|$)|[^;]+/g) ?? [];
  return parts.map((part) => unquoted(trimmed(part))).filter((path) => path !== '');
}

function unquoted(part: string): string {
  return /^"(?:[^"]|"")*"$/.test(part) ? part.slice(1, -1).replaceAll('""', '"') : part;
}
