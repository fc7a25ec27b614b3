const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** Returns a complete HTTP response as text, which can be written directly to a socket. */
export function errorText(status: number, mediaType: string, body: object): string {
  const text = JSON.stringify(body);
  const head = `content-type: ${mediaType}\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close`;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${text}`;
}
