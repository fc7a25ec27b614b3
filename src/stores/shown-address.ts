/**
 * Returns the address of a store without its password, for output and error messages.
 * In an address of an unknown form, all parts that may contain a password are hidden.
 */
export function shownAddress(address: string): string {
  if (address.startsWith('sqlite:')) return address;
  return address
    .replace(/\?.*$/s, '?…')
    .replace(/^(\w[\w+.-]*:\/\/(?:[^:/@]*:)?)?.*@/s, '$1…@')
    .replace(/(password\s*=\s*)\S+/gi, '$1…');
}
