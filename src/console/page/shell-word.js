export function shellWord(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

export function tokenCommand(address, key) {
  return `TOKEN=$(curl -s -X POST ${shellWord(address)} -H ${shellWord(`X-API-Key: ${key}`)} | cut -d'"' -f4)`;
}
