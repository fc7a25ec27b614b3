/** Maximum size of a JSON body in bytes: one mebibyte. */
export const largestBody = 1024 * 1024;

/** Maximum size of the path and headers of a test request, in bytes. */
export const largestHead = 14_000;

export function filled(before: string, item: (index: number) => string, after: string, size = largestBody): string {
  const items: string[] = [];
  let length = before.length + after.length;
  for (let index = 0; ; index++) {
    const next = item(index);
    length += next.length + 1;
    if (length > size) return `${before}${items.join(',')}${after}`;
    items.push(next);
  }
}

/** A JSON object of the maximum size with as many properties as possible. */
export const manyMembers = filled('{', (index) => `"${index.toString(36)}":0`, '}');

export const manyObjects = (before: string, after: string) => filled(`${before}[`, () => '{}', `]${after}`);

/** A JSON body of the maximum size with lists that are nested as deeply as possible. */
export const nested = `${'['.repeat(largestBody / 2)}${']'.repeat(largestBody / 2)}`;

export const longText = (before: string, sign: string, after: string) =>
  `${before}"${sign.repeat(Math.floor((largestBody - before.length - after.length - 2) / sign.length))}"${after}`;

export const json = { 'content-type': 'application/json' };

export function* form(parts: Iterable<{ head: string; content: string | Buffer }>): Generator<Buffer> {
  let text: Buffer[] = [];
  let length = 0;
  for (const { head, content } of parts) {
    for (const piece of [`--border\r\n${head}\r\n\r\n`, content, '\r\n']) {
      const bytes = Buffer.from(piece);
      text.push(bytes);
      length += bytes.length;
    }
    if (length < 65_536) continue;
    yield Buffer.concat(text);
    [text, length] = [[], 0];
  }
  yield Buffer.concat([...text, Buffer.from('--border--\r\n')]);
}

export const formType = { 'content-type': 'multipart/form-data; boundary=border' };

export const fileHead = (name: string) =>
  `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream`;

export const textHead = (name: string) => `Content-Disposition: form-data; name="${name}"`;
