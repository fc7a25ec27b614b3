/** Reads a numeric option of a script. Throws if the value is not an integer of at least 1. */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${option} must be a whole number from 1, got ${text}`);
}
