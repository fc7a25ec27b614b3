/** A pattern that matches forbidden words, and the words to use instead. */
export type AvoidedWord = [pattern: string, replacement: string];

/** Each table has the word to use in its first column, and the forbidden words in its last column. */
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
