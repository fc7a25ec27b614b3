const { STATUS_CODES } = process.getBuiltinModule('node:http');

export function errorText(status: number, mediaType: string, body: object): string {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  const head = `content-type: ${mediaType}\r\ncontent-length: ${length}\r\ncache-control: no-store\r\nconnection: close`;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${text}`;
}
