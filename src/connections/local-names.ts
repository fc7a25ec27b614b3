export function isLocalHost(host: string): boolean {
  return isLocalOrigin(`http://${host}`);
}

/** Returns true if a web origin such as `http://localhost:3000` names this machine. The port can have any value. */
export function isLocalOrigin(origin: string): boolean {
  const name = URL.parse(origin)?.hostname ?? '';
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);
}
