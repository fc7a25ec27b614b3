/** Maximum number of characters that are stored as the text of a document. */
export const longest = 2_000_000;

/**
 * Returns the text in the form in which it is searched and displayed.
 * The resulting text has single spaces, and one empty line between paragraphs.
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
