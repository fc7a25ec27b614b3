const whiteSpace = /\p{White_Space}/u;

/**
 * A text without the white space of Unicode at both ends. `String.trim` takes other characters away: it leaves U+0085,
 * which is white space, and takes U+FEFF, which is none. A loop, because an expression looks at inner blanks again and again.
 */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && whiteSpace.test(text.charAt(start))) start += 1;
  while (end > start && whiteSpace.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
