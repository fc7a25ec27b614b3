/**
 * Hides the password in the address of a store, so that messages can contain the address.
 * If the form of the address is unknown, hides all parts that can contain a password.
 */
export function shownAddress(address: string): string {
  if (address.startsWith('sqlite:')) return address;
  return address
    .replace(/\?.*$/s, '?…')
    .replace(/^(\w[\w+.-]*:\/\/(?:[^:/@]*:)?)?.*@/s, '$1…@')
    .replace(/(password\s*=\s*)\S+/gi, '$1…');
}
