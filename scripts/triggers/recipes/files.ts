import { crc32 } from 'node:zlib';
import type { FilePart } from '../recipe.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const note: FilePart = { name: 'note.txt', text: 'The parties agree.' };

/** The beginning of an old Office file: a compound file. */
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]).toString('base64');

/** The smallest file of each type that an upload takes, by its media type; whether it can be read is another matter. */
export const files: Readonly<Record<string, FilePart>> = {
  'application/pdf': { name: 'note.pdf', text: '%PDF-1.7\n%%EOF\n' },
  [docx]: { name: 'note.docx', base64: officeFile(docx) },
  'application/msword': { name: 'note.doc', base64: compound },
  'text/plain': note,
  'text/csv': { name: 'note.csv', text: 'party,term\nHalden Metals GmbH,36\n' },
  [xlsx]: { name: 'note.xlsx', base64: officeFile(xlsx) },
  'application/vnd.ms-excel': { name: 'note.xls', base64: compound },
  'image/jpeg': { name: 'note.jpg', base64: '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==' },
  'image/png': {
    name: 'note.png',
    base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  },
};

/** The beginning of a new Office file, in Base64: a ZIP archive with a list of its types and nothing else. */
function officeFile(mediaType: string): string {
  const name = '[Content_Types].xml';
  const content = `<Types><Override PartName="/main.xml" ContentType="${mediaType}.main+xml"/></Types>`;
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(content.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.concat([Buffer.alloc(6), local.subarray(4), Buffer.alloc(14)]);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + content.length, 16);
  const [nameBytes, contentBytes] = [Buffer.from(name), Buffer.from(content)];
  return Buffer.concat([local, nameBytes, contentBytes, central, nameBytes, end]).toString('base64');
}
