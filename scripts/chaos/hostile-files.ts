import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** A file that is made to harm its reader. */
export interface HostileFile {
  name: string;
  make: () => Buffer | Promise<Buffer>;
}

const mebibyte = 2 ** 20;

/** An Office file of a main part and what else it needs to be taken for one. */
async function office(main: string, mediaType: string, content: string | Buffer): Promise<Buffer> {
  const zip = new ZipFile();
  const types = `<Types><Override PartName="/${main}" ContentType="${mediaType}.main+xml"/></Types>`;
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1"
Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${main}"/></Relationships>`;
  zip.addBuffer(Buffer.from(types), '[Content_Types].xml');
  zip.addBuffer(Buffer.from(relations), '_rels/.rels');
  zip.addBuffer(Buffer.from(content), main);
  zip.end();
  return buffer(zip.outputStream);
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const docx = (content: string | Buffer) => office('word/document.xml', wordType, content);

function pdf(stream: Buffer): Buffer {
  const head =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n';
  const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n';
  const begin = `4 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`;
  return Buffer.concat([
    Buffer.from(head + page + begin),
    stream,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n'),
  ]);
}

/** Each entity names the one before ten times: a reader that replaces them makes gigabytes of a kilobyte. */
function manyLaughs(): string {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e0 "laugh">${entities.join('')}]><d>&e9;</d>`;
}

export const hostileFiles: readonly HostileFile[] = [
  { name: 'blanks.pdf', make: () => pdf(deflateSync(Buffer.alloc(16 * mebibyte, ' '))) },
  { name: 'cut.pdf', make: () => pdf(deflateSync(Buffer.alloc(mebibyte, 'BT ET '))).subarray(0, 400) },
  { name: 'laughs.docx', make: () => docx(manyLaughs()) },
  { name: 'blanks.docx', make: () => docx(Buffer.alloc(64 * mebibyte, ' ')) },
  { name: 'nested.docx', make: () => docx('<w>'.repeat(100_000)) },
  { name: 'cut.docx', make: async () => (await docx('<w/>')).subarray(0, 200) },
  { name: 'columns.csv', make: () => Buffer.from(`email${','.repeat(200_000)}\n`) },
  { name: 'quote.csv', make: () => Buffer.from(`email,firstName,lastName\n"${'x\n'.repeat(200_000)}`) },
  { name: 'no-text.txt', make: () => Buffer.from(Uint8Array.from({ length: mebibyte }, (_, at) => (at * 7) % 256)) },
];
