import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { unreadable } from '../../conformance/text.ts';

/** Thrown if an evidence file or a key is unusable. For this error, `cps verify` ends with exit code 2. */
export class EvidenceInputError extends Error {
  readonly exitCode = 2;
}

interface KeyFiles {
  privateKey: string;
  publicKey: string;
  keyId: string;
}

export async function createKeys(directory: string, name = 'cps'): Promise<KeyFiles> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const folder = resolve(directory);
  const files = { privateKey: join(folder, `${name}.key.pem`), publicKey: join(folder, `${name}.pub.pem`) };
  await makeFolder(folder);
  await writeNew(files.privateKey, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  await writeNew(files.publicKey, publicKey.export({ type: 'spki', format: 'pem' }), 0o644);
  return { ...files, keyId: keyIdOf(publicKey) };
}

/** Returns the SHA-256 of the public key (SubjectPublicKeyInfo, DER) in hexadecimal. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

export async function readPrivateKey(path: string): Promise<KeyObject> {
  return readKey(path, 'private', createPrivateKey);
}

export async function readPublicKey(path: string): Promise<KeyObject> {
  return readKey(path, 'public', (pem) => {
    if (pem.includes('PRIVATE KEY')) throw new Error('it contains a private key, which must stay secret');
    return createPublicKey(pem);
  });
}

const create = '"cps keys create" creates a key pair.';

async function readKey(path: string, kind: string, parse: (pem: string) => KeyObject): Promise<KeyObject> {
  const pem = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new EvidenceInputError(`The key ${path} can't be read: ${unreadable(error)}. ${create}`);
  });
  try {
    const key = parse(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
    throw new Error(`it contains a key of the type ${key.asymmetricKeyType ?? 'secret'}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EvidenceInputError(`${path} is not a ${kind} Ed25519 key in PEM format: ${reason}. ${create}`);
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new EvidenceInputError(`No key can be written to ${folder}: ${error.message}.`);
  });
}

async function writeNew(path: string, pem: string | Buffer, mode: number): Promise<void> {
  await writeFile(path, pem, { mode, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EEXIST' ? 'the file already exists, and keys are never overwritten' : error.message;
    throw new EvidenceInputError(`${path} can't be written: ${reason}.`);
  });
}
