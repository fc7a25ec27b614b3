/** A pattern of words that texts must not use, and what to write instead. */
export type AvoidedWord = [pattern: string, replacement: string];

/** The avoided words of the glossary: the last column of its tables, separated by commas, with the first column of the row. */
export function avoidedWords(glossary: string): AvoidedWord[] {
  return glossary
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.at(-1) !== 'Instead of')
    .flatMap(([term = '', ...others]) =>
      (others.at(-1) ?? '')
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '')
        .map((word): AvoidedWord => [word.replaceAll(' ', '\\s+'), term]),
    );
}
