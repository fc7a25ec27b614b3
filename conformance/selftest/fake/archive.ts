import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export function archiveOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

/** The bytes of the thumbnail image also contain an `@`. */
export function archiveOfUsers(): Promise<Buffer> {
  return archiveOf({
    'Thumbnails/thumbnail.png': '?xx@yy?',
    'content.xml': '<text:p>newcomer@north.example</text:p>',
  });
}
