import { gzipSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';

const mebibyte = 1024 * 1024;

/** Returns an old Office file whose directory sectors link to each other in a circle. */
function circle(): Buffer {
  const file = Buffer.alloc(512 + 128 * 512);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  for (let sector = 0; sector < 128; sector++) file.writeUInt32LE((sector + 1) % 128 || 1, 512 + 4 * sector);
  return file;
}

/** Returns an almost empty picture that declares a size of at least 65,535 by 65,535 pixels. */
function png(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex');
  return Buffer.concat([head, Buffer.alloc(64)]);
}

/** Returns a PNG file with millions of empty chunks. A reader must skip the chunks one by one. */
function manyChunks(): Buffer {
  const chunk = Buffer.from('000000007445587400000000', 'hex');
  return Buffer.concat([png().subarray(0, 33), Buffer.alloc(chunk.length * 2 * mebibyte, chunk)]);
}

const files: readonly (readonly [kind: string, name: string, make: () => Buffer])[] = [
  ['DOC: a directory in a circle', 'hostile.doc', circle],
  ['XLS: a directory in a circle', 'hostile.xls', circle],
  ['PNG: a huge size', 'hostile.png', png],
  ['PNG: millions of chunks', 'hostile.png', manyChunks],
  ['JPEG: 50 MiB of markers', 'hostile.jpg', () => Buffer.alloc(50 * mebibyte, Buffer.from('ffd8ffe0', 'hex'))],
  ['PDF: is a GZIP file of 1,000 MiB', 'hostile.pdf', () => gzipSync(gzipSync(Buffer.alloc(1_000 * mebibyte)))],
];

export const otherHostileFiles: readonly HostileFile[] = files.map(([kind, name, make]) => ({
  kind,
  name,
  to: 'documents',
  make,
}));
