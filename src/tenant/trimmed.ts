const whiteSpace = /\p{White_Space}/u;

/** Trims Unicode white space, unlike `String.trim` (U+0085, U+FEFF). A regular expression would be slow. */
export function trimmed(text: string): string {
  return withoutEnds(text, whiteSpace);
}

export function withoutEnds(text: string, blank: RegExp): string {
  let [start, end] = [0, text.length];
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
