/** The most characters of one document that are kept as its text. */
export const longest = 2_000_000;

/** A text as it is searched and shown: one blank where there was white space, one empty line between paragraphs. */
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
