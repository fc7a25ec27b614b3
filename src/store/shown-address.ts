/** Hides the password in a database address. In an unknown format, hides all parts that can contain a password. */
export function shownAddress(address: string): string {
  if (address.startsWith('sqlite:')) return address;
  return address
    .replace(/\?.*$/s, '?…')
    .replace(/^(\w[\w+.-]*:\/\/(?:[^:/@]*:)?)?.*@/s, '$1…@')
    .replace(/(password\s*=\s*)\S+/gi, '$1…');
}
