import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The content of one file in a ZIP file: a text, or pieces of bytes that are generated one by one. */
export type PartContent = string | Iterable<Buffer>;

/** Creates a ZIP file. The keys of `parts` are the names of the files in the ZIP file. */
export function zipOf(parts: Readonly<Record<string, PartContent>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name);
    else zip.addReadStream(Readable.from(content), name);
  }
  zip.end();
  return buffer(Readable.from(zip.outputStream));
}

/** Generates a file of the given size that repeats a text. The file starts with a prefix and ends with a suffix. */
export function* filled(mebibytes: number, text: string, [before, after] = ['', '']): Generator<Buffer> {
  yield Buffer.from(before);
  const piece = Buffer.from(text.repeat(Math.ceil((1024 * 1024) / text.length)));
  for (let made = 0; made < mebibytes; made++) yield piece;
  yield Buffer.from(after);
}

/** Changes the uncompressed size that a ZIP file declares for one file. */
export function lieAboutSize(zip: Buffer, name: string, size: number): Buffer {
  const headerLength = 46;
  const sizeAt = 24;
  zip.writeUInt32LE(size, zip.lastIndexOf(name) - headerLength + sizeAt);
  return zip;
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** Returns the parts of an Office file that contain the path and type of its main content. */
export function packageParts(main: string, kind: string): Record<string, string> {
  return {
    '[Content_Types].xml':
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>` +
      `<Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
    '_rels/.rels': relationsOf('officeDocument', main),
  };
}

/** Returns the XML of a relationship between two parts of an Office file. */
export function relationsOf(type: string, target: string): string {
  return `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
}
