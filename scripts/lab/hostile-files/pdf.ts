import { deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';

const mebibyte = 1024 * 1024;
const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** Repeats a byte until the data has the given size, and compresses the data `layers` times. */
function deflated(mebibytes: number, layers: number, byte = ' '): Buffer {
  let content = Buffer.alloc(mebibytes * mebibyte, byte);
  for (let layer = 0; layer < layers; layer++) content = deflateSync(content, { level: 9 });
  return content;
}

const filters = (count: number, name = 'FlateDecode') => `/Filter[${`/${name} `.repeat(count)}]`;

/** Returns a PDF of less than one kilobyte. Its decompressed content consists of `mebibytes` MiB of spaces. */
export function nestedFlate(mebibytes = 1_000): Buffer {
  return pageOf(streamOf(filters(3), deflated(mebibytes, 3)));
}

/** Returns a PDF with run-length encoding, in which every two bytes decode to 128 spaces. */
function runLengths(): Buffer {
  const runs = deflateSync(Buffer.alloc(8 * mebibyte, Buffer.from([129, 32])));
  return pageOf(streamOf('/Filter[/FlateDecode /RunLengthDecode]', runs));
}

/** Returns a PDF with an object stream that decompresses to 400 MiB and contains only two objects. */
function objectStream(): Buffer {
  const content = deflateSync(Buffer.concat([Buffer.from('5 0 6 3 1 2 '), Buffer.alloc(400 * mebibyte, ' ')]));
  const stream = streamOf(`/Type/ObjStm/N 2/First 8${filters(1)}`, content);
  return pdfOf(['<</Type/Catalog/Pages 5 0 R>>', stream, helvetica]);
}

/** Returns a PDF with an embedded font that decompresses to 400 MiB. */
function font(): Buffer {
  const fonts = [
    '<</Type/Font/Subtype/TrueType/BaseFont/A/FirstChar 32/LastChar 32/Widths[500]/FontDescriptor 6 0 R>>',
    '<</Type/FontDescriptor/FontName/A/Flags 32/FontFile2 7 0 R>>',
    streamOf(filters(2), deflated(400, 2, '\0')),
  ];
  return pageOf(streamOf('', Buffer.from('BT /F 12 Tf ( ) Tj ET')), '/Font<</F 5 0 R>>', fonts);
}

/** Returns a PDF with a character map that covers all four-byte character codes. */
function characterMap(): Buffer {
  const ranges = '<00000000> <ffffffff> <0041>\n'.repeat(100);
  const map = `/CIDInit /ProcSet findresource begin begincmap 100 beginbfrange\n${ranges}endbfrange endcmap end`;
  const fonts = [
    '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(A)/Ordering(B)/Supplement 0>>/FontDescriptor 8 0 R>>',
    streamOf('', Buffer.from(map)),
    '<</Type/FontDescriptor/FontName/A/Flags 4>>',
  ];
  return pageOf(streamOf('', Buffer.from('BT /F 12 Tf <0041> Tj ET')), '/Font<</F 5 0 R>>', fonts);
}

/** Returns a PDF with 40 nested forms. Each form draws the next form twice, which needs 2^40 drawing operations. */
function forms(): Buffer {
  const depth = 40;
  const form = (next: string) => `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${next}>>`;
  const nested = Array.from({ length: depth }, (_, index) =>
    streamOf(form(`/XObject<</X ${index + 6} 0 R>>`), Buffer.from('/X Do /X Do')),
  );
  const last = streamOf(form('/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>'), Buffer.from('BT ET'));
  return pageOf(streamOf('', Buffer.from('/X Do')), '/XObject<</X 5 0 R>>', [...nested, last]);
}

/** Returns a PDF with a picture of 30,000 by 30,000 pixels. */
function picture(): Buffer {
  const entries = '/Type/XObject/Subtype/Image/Width 30000/Height 30000/BitsPerComponent 8/ColorSpace/DeviceRGB';
  const image = streamOf(`${entries}${filters(2)}`, deflated(400, 2, '\0'));
  return pageOf(streamOf('', Buffer.from('/X Do')), '/XObject<</X 5 0 R>>', [image]);
}

/** Returns a PDF with tens of millions of operators in a content stream. */
function operators(): Buffer {
  const content = deflateSync(Buffer.alloc(100 * mebibyte, '(a) Tj T* '));
  return pageOf(
    streamOf(filters(1), Buffer.concat([content])),
    '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>',
  );
}

/** Returns a PDF with arrays that are nested a million levels deep. */
function deepLists(): Buffer {
  return pdfOf([`<</Type/Catalog/Pages 2 0 R/A ${'['.repeat(1_000_000)}>>`, '<</Type/Pages/Count 1/Kids[3 0 R]>>']);
}

/** Returns a PDF that declares two billion pages in a circular page tree. */
function pageTree(): Buffer {
  return pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 2000000000/Kids[2 0 R 2 0 R]>>']);
}

/**
 * Returns a PDF without an object table, so that a reader must search the whole file for objects.
 * The PDF opens more than two million objects and closes none of them.
 */
function noTable(): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(24 * mebibyte, '1 0 obj\n<<\n'),
    Buffer.from('trailer\n'),
  ]);
}

const makers: Readonly<Record<string, () => Buffer>> = {
  'nested Flate layers': () => nestedFlate(),
  'run lengths inside Flate': runLengths,
  'an object stream': objectStream,
  'an embedded font': font,
  'a character map of all codes': characterMap,
  'forms that draw forms': forms,
  'a huge picture': picture,
  'millions of operators': operators,
  'lists in lists': deepLists,
  'a page tree in a circle': pageTree,
  'no table of objects': noTable,
};

export const hostilePdfs: readonly HostileFile[] = Object.entries(makers).map(([what, make]) => ({
  kind: `PDF: ${what}`,
  name: 'hostile.pdf',
  to: 'documents',
  make,
}));

/** Returns a PDF file with the given objects, numbered from 1. The first object is the catalog. */
function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  });
  const start = length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  add(Buffer.from(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(pieces);
}

function streamOf(entries: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

/**
 * Returns a PDF file with one page.
 * The PDF object `content` gets the number 4. The PDF objects in `further` get the numbers from 5.
 */
function pageOf(content: Buffer, resources = '', further: readonly (string | Buffer)[] = []): Buffer {
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<${resources}>>>>`,
    content,
    ...further,
  ]);
}
