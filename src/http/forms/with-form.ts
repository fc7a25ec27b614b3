import type { IncomingMessage } from 'node:http';
import type { OperationEntry } from '../../contract/operation.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { FormFile } from '../../operation/operation.ts';
import { bodyMissing } from '../input/violations.ts';
import { readForm } from './read-form.ts';
import { readTexts } from './read-texts.ts';

export interface FormRequest {
  entry: OperationEntry;
  tenant: string;
  body: IncomingMessage;
  /** Maximum file size in bytes that the tenant allows. */
  uploadBytes: number;
}

/** Throws if the request has no body although the operation requires a form. */
export function requireForm({ headers }: IncomingMessage): void {
  if (headers['content-type'] === undefined) throw bodyMissing();
}

/**
 * Reads the multipart form of a request and runs an operation with the form.
 * If reading the form or running the operation fails, the stored files are released.
 */
export async function withForm<T>(
  { entry, tenant, body: stream, uploadBytes }: FormRequest,
  trait: FormFile<unknown>,
  store: FileStore,
  run: (body: unknown) => T | Promise<T>,
): Promise<T> {
  const files = trait.temporaryFiles?.() ?? store;
  const { files: received, texts } = await readForm(stream, stream.headers['content-type'] ?? '', {
    parts: entry.form ?? {},
    limit: Math.min(trait.limit, uploadBytes),
    tooLarge: trait.tooLarge,
    store: files,
  });
  let isNeeded = false;
  try {
    const body: Record<string, unknown> = readTexts(entry, texts);
    for (const { part, name, stored } of received) body[part] = await trait.read(name, stored, files, tenant);
    if (trait.temporaryFiles) return await run(body);
    isNeeded = true;
    const value = await run(body);
    for (const { stored } of received) files.adopt?.(stored.hash);
    return value;
  } catch (error) {
    // If the store failed, it may have stored the record that refers to the file.
    // Therefore the uploaded file must not be released.
    isNeeded &&= error instanceof Unavailable;
    throw error;
  } finally {
    if (!isNeeded) for (const { stored } of received) await files.release(stored.hash);
  }
}
