export const deepest = 100;

/** Each object property and array item counts as a value. */
export function hasMoreValues(bytes: Buffer, most: number): boolean {
  if (bytes.length <= most) return false;
  let values = 1;
  for (let at = 0; at < bytes.length && values <= most; at++) {
    const byte = bytes[at];
    if (byte === quote) at = endOfString(bytes, at);
    else if (byte === comma) values += 1;
  }
  return values > most;
}

/** The validation of deeply nested JSON could overflow the stack. */
export function isTooDeep(bytes: Buffer): boolean {
  if (bytes.length <= deepest) return false;
  let depth = 0;
  for (let at = 0; at < bytes.length && depth <= deepest; at++) {
    const byte = bytes[at];
    if (byte === quote) at = endOfString(bytes, at);
    else if (byte === openList || byte === openObject) depth += 1;
    else if (byte === closeList || byte === closeObject) depth -= 1;
  }
  return depth > deepest;
}

const [quote, backslash, openList, closeList, openObject, closeObject, comma] = Buffer.from('"\\[]{},');

function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}
