/**
 * An import statement would read every export of `node:http`, and one of them loads Node's WebSocket client.
 * That would make the start slower and take more memory.
 */
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** A complete HTTP response with a JSON body, for a connection without a response object. */
export function errorText(status: number, mediaType: string, body: object): string {
  const text = JSON.stringify(body);
  const head = `content-type: ${mediaType}\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close`;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${text}`;
}
