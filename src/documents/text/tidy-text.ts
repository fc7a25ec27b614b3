/** Maximum number of stored characters of a document text. */
export const longest = 2_000_000;

export const mostOfText = 4 * longest;

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
