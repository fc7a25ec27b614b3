import { crc32 } from 'node:zlib';

/** Without checksums, SQLite would not notice that a page of a long body belongs to another row. */
export function checksumOf(body: string | Uint8Array | null): number {
  return body === null ? 0 : crc32(body);
}

export const wrongChecksum = 'its content does not match its checksum';

export function isWhole({ body, checksum }: { body?: unknown; checksum?: unknown }): boolean {
  const isStored = body === null || typeof body === 'string' || body instanceof Uint8Array;
  return isStored && Number(checksum) === checksumOf(body);
}
