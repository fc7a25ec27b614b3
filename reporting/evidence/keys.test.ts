import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeys, keyIdOf, readPrivateKey, readPublicKey } from './keys.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a pair can be read again, and only its owner reads the private half', async () => {
  const files = await createKeys(join(folder, 'new'));
  expect((await readPrivateKey(files.privateKey)).type).toBe('private');
  expect(keyIdOf(await readPublicKey(files.publicKey))).toBe(files.keyId);
  expect(statSync(files.privateKey).mode & 0o777).toBe(0o600);
});

test('an existing key is never overwritten', async () => {
  const { privateKey } = await createKeys(folder);
  const before = readFileSync(privateKey, 'utf8');
  await expect(createKeys(folder)).rejects.toThrow(`${privateKey} can't be written: the file already exists`);
  expect(readFileSync(privateKey, 'utf8')).toBe(before);
});

test('a private key is refused as a public key', async () => {
  const { privateKey } = await createKeys(folder);
  await expect(readPublicKey(privateKey)).rejects.toThrow('it contains a private key');
});

test('a key of another type is reported with its type', async () => {
  const path = join(folder, 'ec.pem');
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(path, publicKey.export({ type: 'spki', format: 'pem' }));
  await expect(readPublicKey(path)).rejects.toThrow(
    `${path} is not a public Ed25519 key in PEM format: it contains a key of the type ec`,
  );
});

test('a missing file is reported with its path', async () => {
  await expect(readPrivateKey(join(folder, 'none.pem'))).rejects.toThrow(
    /The key .*none\.pem can't be read: the file does not exist\. "cps keys create"/,
  );
});
