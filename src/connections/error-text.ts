/**
 * An import statement would read every export of `node:http`. One of them makes Node load its WebSocket client, which adds
 * 13 MB of memory and 40 ms of CPU to the start.
 */
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** A whole HTTP response with a JSON body, for a connection that has no response object. */
export function errorText(status: number, mediaType: string, body: object): string {
  const text = JSON.stringify(body);
  const head = `content-type: ${mediaType}\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close`;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${text}`;
}
