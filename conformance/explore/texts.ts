/** Returns a department as sentences name it. A long name is shortened. */
export function nameOf({ name }: { readonly name: string }): string {
  return `the department ${quoted(name)}`;
}

/** Returns a text in quotation marks. A long text is shortened. */
export function quoted(text: string): string {
  const isLong = text.length > 40;
  return isLong ? `${JSON.stringify(`${text.slice(0, 30)}...`)} (${text.length} characters)` : JSON.stringify(text);
}

/** Returns a sentence that begins with a capital letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
