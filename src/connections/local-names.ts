/** Returns whether the value of a Host header names this machine. The port does not matter. */
export function isLocalHost(host: string): boolean {
  return isLocalOrigin(`http://${host}`);
}

/** Returns whether a web origin is on this machine. The port does not matter. */
export function isLocalOrigin(origin: string): boolean {
  const name = URL.parse(origin)?.hostname ?? '';
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);
}
