import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateSync, gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { ZipFile } from 'yazl';
import { root } from '../../scripts/generate/files.ts';
import { made } from '../requests/template.ts';

export interface HostileFile {
  /** File type and description of the attack, such as `PDF: an embedded font`. */
  kind: string;
  name: string;
  /** The operation that receives the hostile file: the upload of a document or the import of users. */
  to: 'documents' | 'import';
  make: () => Buffer | Promise<Buffer>;
}

interface Filling {
  start?: string;
  startHex?: string;
  mebibytes: number;
  of?: string;
  hex?: string;
  end?: string;
}

type Content = string | object | Filling;

interface Stream {
  entries?: string;
  content: Content;
  deflated?: number;
}

interface Entry {
  kind: string;
  content?: Content;
  gzipped?: number;
  /** The content of the only page of a PDF file, and the other objects of the file. */
  page?: Stream;
  resources?: string;
  pdf?: readonly unknown[];
  /** The main part of an Office file, and its other parts. */
  part?: Content;
  parts?: Readonly<Record<string, Content>>;
  /** The number of further parts without content. */
  extra?: number;
  claims?: number;
}

const mebibyte = 1024 * 1024;

export const hostileFiles: readonly HostileFile[] = readEntries().flatMap((entry) => {
  const [type = '', what] = entry.kind.split(': ');
  const name = `hostile.${type.toLowerCase().replace('jpeg', 'jpg')}`;
  const file: HostileFile = { kind: entry.kind, name, to: 'documents', make: () => bytesOf(entry, type) };
  return /CSV|XLSX/.test(type) ? [file, { ...file, kind: `${type} import: ${what}`, to: 'import' }] : [file];
});

function readEntries(): Entry[] {
  return parse(readFileSync(`${root}fixtures/lab/hostile-files.yaml`, 'utf8'));
}

function bytesOf(entry: Entry, type: string): Buffer | Promise<Buffer> {
  if (entry.part !== undefined) return officeFile(entry, type === 'DOCX' ? formats.docx : formats.xlsx);
  if (entry.pdf || entry.page) return pdfOf(objectsOf(entry));
  let bytes = Buffer.concat([...piecesOf(entry.content ?? '')]);
  for (let layer = 0; layer < (entry.gzipped ?? 0); layer++) bytes = gzipSync(bytes);
  return bytes;
}

/** Generates a content in pieces, because the whole content can be too long for memory. */
function* piecesOf(content: Content, replace = (text: string) => text): Generator<Buffer> {
  if (typeof content === 'string' || !('mebibytes' in content)) {
    const whole = made(content);
    yield whole instanceof Buffer ? whole : Buffer.from(replace(String(whole)));
    return;
  }
  const { start = '', startHex, mebibytes, of = ' ', hex, end = '' } = content;
  yield startHex === undefined ? Buffer.from(replace(start)) : Buffer.from(startHex, 'hex');
  const unit = hex === undefined ? Buffer.from(of) : Buffer.from(hex, 'hex');
  const piece = Buffer.alloc(Math.floor(mebibyte / unit.length) * unit.length, unit);
  for (let count = 0; count < mebibytes; count++) yield piece;
  yield Buffer.from(replace(end));
}

function objectsOf({ page, resources = '', pdf = [] }: Entry): (string | Buffer)[] {
  const further = [made(pdf)].flat(2).map((object) => (isStream(object) ? streamOf(object) : String(object)));
  if (!page) return further;
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<${resources}>>>>`,
    streamOf(page),
    ...further,
  ];
}

function isStream(object: unknown): object is Stream {
  return typeof object === 'object' && object !== null && 'content' in object;
}

function streamOf({ entries = '', content, deflated = 0 }: Stream): Buffer {
  let bytes = Buffer.concat([...piecesOf(content)]);
  for (let layer = 0; layer < deflated; layer++) bytes = deflateSync(bytes, { level: 9 });
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/**
 * Returns a PDF file with the given objects, numbered from 1. The first object is the catalog.
 * In an object, `{following}` stands for the number of the next object.
 */
function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const text = object.toString('latin1').replace('{following}', String(index + 2));
    const piece = Buffer.from(`${index + 1} 0 obj\n${text}\nendobj\n`, 'latin1');
    offsets.push(length);
    pieces.push(piece);
    length += piece.length;
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(table + end)]);
}

const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Relation = readonly [type: string, target: string];

/** The file office-formats.yaml explains the members. */
interface Format {
  kind: string;
  root: string;
  part: string;
  parts: Readonly<Record<string, Content>>;
  relations: Readonly<Record<string, readonly Relation[]>>;
  elements: Readonly<Record<string, string>>;
}

const formats: Record<'docx' | 'xlsx', Format> = parse(readFileSync(`${root}fixtures/lab/office-formats.yaml`, 'utf8'));

async function officeFile({ part = '', parts = {}, extra = 0, claims }: Entry, format: Format): Promise<Buffer> {
  const zip = new ZipFile();
  const type = `application/vnd.openxmlformats-officedocument.${format.kind}.main+xml`;
  const further = Object.fromEntries(Array.from({ length: extra }, (_, at) => [`p${at}`, '']));
  const all: Record<string, Content> = {
    '[Content_Types].xml':
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/${format.root}" ContentType="${type}"/></Types>`,
    '_rels/.rels': relationsOf(['officeDocument', format.root]),
    ...format.parts,
    ...Object.fromEntries(Object.entries(format.relations).map(([name, all]) => [name, relationsOf(...all)])),
    ...parts,
    ...further,
    [format.part]: part,
  };
  const whole = (text: string) =>
    Object.entries(format.elements).reduce((result, [short, long]) => result.replace(short, long), text);
  for (const [name, content] of Object.entries(all)) zip.addReadStream(Readable.from(piecesOf(content, whole)), name);
  zip.end();
  const bytes = await buffer(Readable.from(zip.outputStream));
  // The size of a file is 22 bytes before its name in the directory of the archive.
  if (claims !== undefined) bytes.writeUInt32LE(claims, bytes.lastIndexOf(format.part) - 22);
  return bytes;
}

/** Each relationship has a type, which is the last part of the type URL, such as `worksheet`, and a target. */
function relationsOf(...relations: readonly Relation[]): string {
  const elements = relations.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packages}/relationships">${elements.join('')}</Relationships>`;
}
