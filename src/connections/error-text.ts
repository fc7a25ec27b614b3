import { STATUS_CODES } from 'node:http';

/** A whole HTTP response with a JSON body, for a connection that has no response object. */
export function errorText(status: number, mediaType: string, body: object): string {
  const text = JSON.stringify(body);
  const head = `content-type: ${mediaType}\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close`;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${text}`;
}
