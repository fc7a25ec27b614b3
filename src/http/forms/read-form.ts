import type { Readable } from 'node:stream';
import type { FormParts } from '../../contract/operation.ts';
import { pointerOf } from '../../contract/pointer.ts';
import { type HttpErrorCode, type InputViolation, Problem } from '../../contract/problem.ts';
import type { FileStore, Intake, StoredFile } from '../../files/file-store.ts';
import { type FormPart, readParts } from './read-parts.ts';

export interface FormRules {
  parts: FormParts;
  limit: number;
  tooLarge: HttpErrorCode;
  store: Pick<FileStore, 'receive' | 'release'>;
}

export interface Form {
  files: readonly FilePart[];
  texts: Readonly<Record<string, string>>;
}

interface FilePart {
  part: string;
  name: string | undefined;
  stored: StoredFile;
}

const textLimit = 1024 * 1024;

const partHeaders = 16 * 1024;

const mostParts = 100;

/** The server can refuse the request before the client has sent the complete body. */
export function requirePossibleLength(announced: number, { parts, limit, tooLarge }: Omit<FormRules, 'store'>): void {
  const all = Object.entries(parts);
  const files = all.filter(([, { kind }]) => kind === 'file').map(([name]) => name);
  const texts = all.length > files.length ? textLimit : 0;
  if (announced <= files.length * limit + texts + all.length * partHeaders) return;
  const pointer = `/${files[0]}`;
  throw tooMuch(tooLarge, pointer, `${pointer} must have at most ${limit} bytes, Content-Length is ${announced}`);
}

export async function readForm(body: Readable, contentType: string, rules: FormRules): Promise<Form> {
  const reader = new FormReader(rules);
  try {
    await readParts(body, contentType, (part) => reader.take(part));
    return await reader.form();
  } catch (error) {
    await reader.abandon();
    throw error;
  }
}

class FormReader {
  readonly #rules: FormRules;
  readonly #violations: InputViolation[] = [];
  readonly #seen = new Set<string>();
  readonly #texts: Record<string, string> = {};
  #textBytes = 0;
  #parts = 0;
  readonly #intakes = new Set<Intake>();
  readonly #files: (Omit<FilePart, 'stored'> & { stored: Promise<StoredFile> })[] = [];

  constructor(rules: FormRules) {
    this.#rules = rules;
  }

  async take({ name, fileName, charset, content }: FormPart): Promise<void> {
    const { parts } = this.#rules;
    this.#parts += 1;
    if (this.#parts > mostParts)
      throw tooMuch('BODY TOO LARGE', '', `the form may have at most ${mostParts} parts, it has more`);
    const isRepeated = this.#seen.has(name);
    this.#seen.add(name);
    const kind = parts[name]?.kind;
    if (!kind)
      this.#refuse('UNKNOWN PROPERTY', name, `is unknown; the form accepts only ${Object.keys(parts).join(', ')}`);
    else if (isRepeated) this.#refuse('REPEATED PARAMETER', name, 'may appear only once in the form');
    else if (kind === 'file') return this.#takeFile(name, fileName, content);
    else return this.#takeText(name, charset, content);
    for await (const chunk of content) this.#countText(chunk);
  }

  async form(): Promise<Form> {
    for (const [name, { kind, isRequired }] of Object.entries(this.#rules.parts)) {
      const isMissing = kind === 'file' && isRequired && !this.#seen.has(name);
      if (isMissing) this.#refuse('MISSING VALUE', name, 'is required, but the form has no such part');
    }
    const [first, ...rest] = this.#violations;
    if (first) throw new Problem([first, ...rest]);
    const files = await Promise.all(this.#files.map(async (file) => ({ ...file, stored: await file.stored })));
    return { files, texts: this.#texts };
  }

  async abandon(): Promise<void> {
    const intakes = [...this.#intakes];
    const files = this.#files.splice(0);
    this.#intakes.clear();
    for (const intake of intakes) await intake.discard();
    for (const file of await Promise.allSettled(files.map(({ stored }) => stored))) {
      if (file.status === 'fulfilled') await this.#rules.store.release(file.value.hash);
    }
  }

  async #takeFile(part: string, name: string | undefined, content: Readable): Promise<void> {
    const { limit, tooLarge, store } = this.#rules;
    const intake = store.receive();
    this.#intakes.add(intake);
    let size = 0;
    for await (const chunk of content) {
      size += chunk.length;
      if (size > limit) throw tooMuch(tooLarge, `/${part}`, `/${part} must have at most ${limit} bytes`);
      await intake.write(chunk);
    }
    // If the server refuses the form during an upload, `abandon` discards the file and clears `#intakes`.
    if (!this.#intakes.delete(intake)) return;
    if (size > 0) this.#files.push({ part, name, stored: withoutRejectionWarning(intake.keep()) });
    else {
      await intake.discard();
      this.#refuse('INVALID VALUE', part, 'must have at least one byte, but is empty');
    }
  }

  async #takeText(name: string, charset: string, content: Readable): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of content) {
      this.#countText(chunk);
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    const text = decoded(bytes, charset);
    if (text === undefined) this.#refuse('INVALID VALUE', name, `must be text in ${charset.toUpperCase()}, it is not`);
    else this.#texts[name] = text;
    if (bytes.length === 0) this.#refuse('INVALID VALUE', name, 'must have at least one character, but is empty');
  }

  #countText(chunk: Buffer): void {
    this.#textBytes += chunk.length;
    if (this.#textBytes > textLimit) {
      throw tooMuch(
        'BODY TOO LARGE',
        '',
        `all form parts except the file must together have at most ${textLimit} bytes`,
      );
    }
  }

  #refuse(code: HttpErrorCode, name: string, rule: string): void {
    const pointer = pointerOf([name]);
    this.#violations.push({ code, detail: `${pointer} ${rule}`, source: { pointer } });
  }
}

/** Prevents Node from reporting an unhandled rejection of a promise that is awaited later. */
function withoutRejectionWarning<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Returns undefined if the bytes are no text in the character set, or if the character set is unknown. */
function decoded(bytes: Buffer, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function tooMuch(code: HttpErrorCode, pointer: string, detail: string): Problem {
  return new Problem({ code, detail, source: { pointer } });
}
