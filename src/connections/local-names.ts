export function isLocalHost(host: string): boolean {
  return isLocalOrigin(`http://${host}`);
}

export function isLocalOrigin(origin: string): boolean {
  const name = URL.parse(origin)?.hostname ?? '';
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);
}
