import { trimmed } from '../../world/trimmed.ts';

/**
 * The paths of a user's departments in one cell, with `;` between them. A path that holds a `;` or begins with a quote
 * stands in quotes, and quotes in it are doubled, as in CSV.
 */
export function joinPaths(paths: readonly string[]): string {
  return paths.map((path) => (/;|^"/.test(path) ? `"${path.replaceAll('"', '""')}"` : path)).join(';');
}

/** The paths of such a cell, without the blanks around them. */
export function splitPaths(cell: string): string[] {
  const parts = cell.match(/\s*"(?:[^"]|"")*"\s*(?=;|$)|[^;]+/g) ?? [];
  return parts.map((part) => unquoted(trimmed(part))).filter((path) => path !== '');
}

function unquoted(part: string): string {
  return /^"(?:[^"]|"")*"$/.test(part) ? part.slice(1, -1).replaceAll('""', '"') : part;
}
