import { crc32 } from 'node:zlib';

/** Returns a minimal Office file in Base64. The ZIP archive contains only the list of content types. */
export function officeFile(mediaType: string): string {
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

const [sector, none, entry] = [512, 0xffffffff, 128];

/** Returns the start of a file in the old Office format (such as XLS) as Base64. The file contains the given stream. */
export function oldOfficeFile(stream: string): string {
  const head = Buffer.alloc(sector);
  head.write('d0cf11e0a1b11ae1', 0, 'hex');
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(none, 76);
  const directory = Buffer.alloc(sector);
  for (const [at, name] of ['Root Entry', stream].entries()) {
    directory.write(name, at * entry, 'utf16le');
    directory.writeUInt16LE(2 * (name.length + 1), at * entry + 64);
  }
  return Buffer.concat([head, directory]).toString('base64');
}
