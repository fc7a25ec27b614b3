/**
 * An import statement would read every export of `node:http` and thus load Node's WebSocket client.
 * Loading this client would slow down the start and use more memory.
 */
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** Returns a complete HTTP response with a JSON body, for a connection without a response object. */
export function errorText(status: number, mediaType: string, body: object): string {
  const text = JSON.stringify(body);
  const head = `content-type: ${mediaType}\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close`;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${text}`;
}
