import { trimmed } from '../../world/trimmed.ts';

/**
 * Joins the paths of a user's departments into one spreadsheet cell, separated by `;`.
 * A department path with a `;` or a leading quote is put in quotes, and its inner quotes are doubled, as in CSV.
 */
export function joinPaths(paths: readonly string[]): string {
  return paths.map((path) => (/;|^"/.test(path) ? `"${path.replaceAll('"', '""')}"` : path)).join(';');
}

/** Splits the text of a spreadsheet cell into department paths and trims each path. */
export function splitPaths(cell: string): string[] {
  const parts = cell.match(/\s*"(?:[^"]|"")*"\s*(?=;|$)|[^;]+/g) ?? [];
  return parts.map((part) => unquoted(trimmed(part))).filter((path) => path !== '');
}

function unquoted(part: string): string {
  return /^"(?:[^"]|"")*"$/.test(part) ? part.slice(1, -1).replaceAll('""', '"') : part;
}
