import type { IncomingMessage } from 'node:http';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { FormFile } from '../../operation/operation.ts';
import { readJson } from '../input/json.ts';
import { requireValidForm } from '../input/read-input.ts';
import { bodyMissing } from '../input/violations.ts';
import { readForm, requirePossibleLength } from './read-form.ts';

export interface FormRequest {
  entry: OperationEntry;
  tenant: string;
  body: IncomingMessage;
  uploadBytes: number;
}

export function requireForm({ headers }: IncomingMessage): void {
  if (headers['content-type'] === undefined) throw bodyMissing();
}

export async function withForm<T>(
  { entry, tenant, body: stream, uploadBytes }: FormRequest,
  trait: FormFile<unknown>,
  store: FileStore,
  /** `content` identifies the form: its texts, and the names and hashes of its files. */
  run: (body: unknown, content: unknown) => T | Promise<T>,
): Promise<T> {
  const files = trait.temporaryFiles?.() ?? store;
  const { 'content-type': type = '', 'content-length': announced = '0' } = stream.headers;
  const { tooLarge } = trait;
  const rules = { parts: entry.form ?? {}, limit: Math.min(trait.limit, uploadBytes), tooLarge, store: files };
  requirePossibleLength(Number(announced), rules);
  const { files: received, texts } = await readForm(stream, type, rules);
  let isNeeded = false;
  try {
    const body: Record<string, unknown> = readTexts(entry, texts);
    for (const { part, name, stored } of received) body[part] = await trait.read(name, stored, files, tenant);
    const content = [texts, received.map(({ part, name, stored }) => [part, name, stored.hash])];
    if (trait.temporaryFiles) return await run(body, content);
    isNeeded = true;
    const value = await run(body, content);
    if (typeof value === 'object' && value !== null && 'isRepeated' in value) {
      isNeeded = false;
      return value;
    }
    for (const { stored } of received) files.adopt?.(stored.hash);
    return value;
  } catch (error) {
    // After the error `Unavailable`, the document is possibly stored, so its file must not be deleted.
    isNeeded &&= error instanceof Unavailable;
    throw error;
  } finally {
    if (!isNeeded) for (const { stored } of received) await files.release(stored.hash);
  }
}

export function readTexts(entry: OperationEntry, texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const values = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      entry.form?.[name]?.kind === 'json' ? jsonPart(name, text) : text,
    ]),
  );
  requireValidForm(entry, values);
  return values;
}

function jsonPart(name: string, text: string): unknown {
  try {
    return readJson(Buffer.from(text));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [{ code, detail: reason }] = error.violations;
    const detail = `/${name} must be JSON text: ${reason.replace('the body', 'it')}`;
    throw new Problem({ code, detail, source: { pointer: `/${name}` } });
  }
}
