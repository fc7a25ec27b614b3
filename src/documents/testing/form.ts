import type { Received, TestClient } from '../../../testing/sandbox/sandbox.ts';

type Content = string | { name: string; bytes: Buffer | string };

const boundary = 'cut-here';
const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };

export function formOf(parts: readonly (readonly [string, Content])[]): Buffer {
  const chunks = parts.flatMap(([name, content]) => {
    const isText = typeof content === 'string';
    const disposition = `form-data; name="${name}"${isText ? '' : `; filename="${content.name.replaceAll('"', '%22')}"`}`;
    const head = `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(isText ? content : content.bytes), Buffer.from('\r\n')];
  });
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

export function sendForm(client: TestClient, url: string, parts: Parameters<typeof formOf>[0]): Promise<Received> {
  return client.post(url, formOf(parts), { headers: type });
}

export function upload(
  client: TestClient,
  file: { name?: string; bytes?: Buffer | string } = {},
  texts: Record<string, string> = {},
): Promise<Received> {
  const { name = 'agreement.txt', bytes = 'The parties agree.' } = file;
  return sendForm(client, '/documents', [['file', { name, bytes }], ...Object.entries(texts)]);
}
