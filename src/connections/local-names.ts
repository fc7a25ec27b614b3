/** Returns whether the header Host names this machine, with any port. */
export function isLocalHost(host: string): boolean {
  return isLocalOrigin(`http://${host}`);
}

/** Returns whether an origin is on this machine, with any port. */
export function isLocalOrigin(origin: string): boolean {
  const name = URL.parse(origin)?.hostname ?? '';
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);
}
