import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The content of one file in a ZIP archive. Large contents are generated in chunks. */
export type PartContent = string | Iterable<Buffer>;

export function zipOf(parts: Readonly<Record<string, PartContent>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name);
    else zip.addReadStream(Readable.from(content), name);
  }
  zip.end();
  return buffer(Readable.from(zip.outputStream));
}

/** Generates a file in chunks: a prefix, a text that is repeated for `mebibytes` MiB, and a suffix. */
export function* filled(mebibytes: number, text: string, [before, after] = ['', '']): Generator<Buffer> {
  yield Buffer.from(before);
  const piece = Buffer.from(text.repeat(Math.ceil((1024 * 1024) / text.length)));
  for (let made = 0; made < mebibytes; made++) yield piece;
  yield Buffer.from(after);
}

export function lieAboutSize(zip: Buffer, name: string, size: number): Buffer {
  const headerLength = 46;
  const sizeAt = 24;
  zip.writeUInt32LE(size, zip.lastIndexOf(name) - headerLength + sizeAt);
  return zip;
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** Returns two parts of an Office file: the list of content types, and the reference to the main part. */
export function packageParts(main: string, kind: string): Record<string, string> {
  return {
    '[Content_Types].xml':
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>` +
      `<Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
    '_rels/.rels': relationsOf(['officeDocument', main]),
  };
}

/**
 * Returns an XML file with relationships, each from a type to a file.
 * A type is the last part of the relationship's type URL, such as `worksheet`.
 */
export function relationsOf(...relations: readonly (readonly [type: string, target: string])[]): string {
  const elements = relations.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packages}/relationships">${elements.join('')}</Relationships>`;
}
