const whiteSpace = /\p{White_Space}/u;

/**
 * Removes Unicode white space from both ends of a string.
 * `String.trim` does not remove the white space U+0085, but removes U+FEFF, which is not white space.
 * Uses a loop, because a regular expression is slow for strings that contain much white space.
 */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && whiteSpace.test(text.charAt(start))) start += 1;
  while (end > start && whiteSpace.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
