/** Quotes a text for use in a POSIX shell command. */
export function shellWord(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The command that gets an access token with an API key. */
export function tokenCommand(address, key) {
  return `TOKEN=$(curl -s -X POST ${shellWord(address)} -H ${shellWord(`X-API-Key: ${key}`)} | cut -d'"' -f4)`;
}
