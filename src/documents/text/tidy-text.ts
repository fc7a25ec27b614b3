/** Maximum number of characters of a document text that are stored. */
export const longest = 2_000_000;

/**
 * Normalizes the text of a document for searching and displaying.
 * The normalized text contains no repeated spaces, and one empty line between two paragraphs.
 */
export function tidyText(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n ][^\S\n]*| [^\S\n]+/g, ' ')
    .replace(/ \n ?|\n /g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
