/** Maximum number of characters of a document's text in the sandbox. */
const longest = 2_000_000;

/** One text repeats the letter `ﷺ`, because Unicode normalization replaces `ﷺ` with 18 characters. */
export function longTexts(): string[] {
  const blanks = `${'a \n'.repeat(longest / 3)}`;
  return ['a'.repeat(longest), ordinary(), different(), blanks, 'λόγος και '.repeat(longest / 10), 'ﷺ'.repeat(longest)];
}

const words =
  'the supplier shall not be liable for any indirect loss of profit under this agreement unless stated'.split(' ');

function ordinary(): string {
  const text: string[] = [];
  for (let at = 0, length = 0; length < longest; at++) {
    const word = words[(at * 7 + (at >> 3)) % words.length] ?? '';
    text.push(word);
    length += word.length + 1;
  }
  return text.join(' ').slice(0, longest);
}

function different(): string {
  return Array.from({ length: longest / 8 }, (_, at) => `w${(at * 7_919).toString(36).padStart(6, 'x')}`).join(' ');
}
