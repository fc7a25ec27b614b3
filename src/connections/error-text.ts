/**
 * `getBuiltinModule` is used because an import statement would load every export of `node:http`.
 * One export of `node:http` is Node's WebSocket client, which needs memory and delays the start.
 */
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** Returns a complete HTTP response with a JSON body as text, to be written directly to a socket. */
export function errorText(status: number, mediaType: string, body: object): string {
  const text = JSON.stringify(body);
  const head = `content-type: ${mediaType}\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close`;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${text}`;
}
