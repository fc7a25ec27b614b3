import { trimmed } from '../../world/trimmed.ts';

/**
 * The paths of a user's departments in one cell, separated by `;`.
 * A path with a `;` or a leading quote is put in quotes, and quotes in it are doubled, as in CSV.
 */
export function joinPaths(paths: readonly string[]): string {
  return paths.map((path) => (/;|^"/.test(path) ? `"${path.replaceAll('"', '""')}"` : path)).join(';');
}

/** The paths in such a cell, trimmed. */
export function splitPaths(cell: string): string[] {
  const parts = cell.match(/\s*"(?:[^"]|"")*"\s*(?=;|$)|[^;]+/g) ?? [];
  return parts.map((part) => unquoted(trimmed(part))).filter((path) => path !== '');
}

function unquoted(part: string): string {
  return /^"(?:[^"]|"")*"$/.test(part) ? part.slice(1, -1).replaceAll('""', '"') : part;
}
