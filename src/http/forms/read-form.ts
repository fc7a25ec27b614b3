import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { type HttpErrorCode, Problem, type Violation } from '../../contract/problem.ts';
import type { FileStore, Intake, StoredFile } from '../../files/file-store.ts';
import { type Part, readParts } from './read-parts.ts';

/** Allowed parts of a multipart form: one file in the part `file`, and text parts. */
export interface FormRules {
  /** Names of the text parts. No text part is required. */
  texts: readonly string[];
  /** Maximum size of the file in bytes. The field `tooLarge` is the error code for a larger file. */
  limit: number;
  tooLarge: HttpErrorCode;
  /** Store that receives the file. */
  files: Pick<FileStore, 'receive' | 'release'>;
}

export interface Form {
  /** The stored file, and the file name that the form part gives, if any. */
  file: { name: string | undefined; stored: StoredFile };
  texts: Readonly<Record<string, string>>;
}

/** Maximum total size in bytes of all parts except the file. */
const textLimit = 1024 * 1024;

/** Maximum number of parts in a form. */
const mostParts = 100;

/**
 * Reads a whole multipart form.
 * Throws all violations of the form together; in this case no file remains in the file store.
 */
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
  readonly #violations: Violation[] = [];
  readonly #seen = new Set<string>();
  readonly #texts: Record<string, string> = {};
  #textBytes = 0;
  #parts = 0;
  #intake: Intake | undefined;
  #file: { name: string | undefined; stored: Promise<StoredFile> } | undefined;

  constructor(rules: FormRules) {
    this.#rules = rules;
  }

  async take({ name, fileName, content }: Part): Promise<void> {
    const { texts } = this.#rules;
    this.#parts += 1;
    if (this.#parts > mostParts)
      throw tooMuch('BODY TOO LARGE', '', `the form may have ${mostParts} parts, it has more`);
    const isRepeated = this.#seen.has(name);
    this.#seen.add(name);
    if (name !== 'file' && !texts.includes(name)) {
      this.#refuse('UNKNOWN PROPERTY', name, `is not among ${['file', ...texts].join(', ')}`);
    } else if (isRepeated) this.#refuse('REPEATED PARAMETER', name, 'may come once, it came again');
    else if (name === 'file') return this.#takeFile(fileName, content);
    else return this.#takeText(name, content);
    for await (const chunk of content) this.#countText(chunk);
  }

  async form(): Promise<Form> {
    const file = this.#file;
    if (!this.#seen.has('file')) this.#refuse('MISSING VALUE', 'file', 'is required, the form has no such part');
    const [first, ...rest] = this.#violations;
    if (first) throw new Problem([first, ...rest]);
    if (!file) throw new Error('a form without a file was not refused');
    return { file: { name: file.name, stored: await file.stored }, texts: this.#texts };
  }

  async abandon(): Promise<void> {
    const [intake, file] = [this.#intake, this.#file];
    this.#intake = undefined;
    this.#file = undefined;
    await intake?.discard();
    const [stored] = await Promise.allSettled([file?.stored]);
    if (stored.status === 'fulfilled' && stored.value) await this.#rules.files.release(stored.value.hash);
  }

  async #takeFile(name: string | undefined, content: Readable): Promise<void> {
    const { limit, tooLarge, files } = this.#rules;
    const intake = files.receive();
    this.#intake = intake;
    let size = 0;
    for await (const chunk of content) {
      size += chunk.length;
      if (size > limit) throw tooMuch(tooLarge, '/file', `/file must have at most ${limit} bytes`);
      await intake.write(chunk);
    }
    // Reading the form was aborted while the last bytes arrived, so the file is discarded.
    if (this.#intake !== intake) return;
    this.#intake = undefined;
    if (size > 0) this.#file = { name, stored: withoutRejectionWarning(intake.keep()) };
    else {
      await intake.discard();
      this.#refuse('INVALID VALUE', 'file', 'must have at least one byte, it is empty');
    }
  }

  async #takeText(name: string, content: Readable): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of content) {
      this.#countText(chunk);
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    this.#texts[name] = bytes.toString('utf8');
    if (!isUtf8(bytes)) this.#refuse('INVALID VALUE', name, 'must be text in UTF-8, it is not');
    if (bytes.length === 0) this.#refuse('INVALID VALUE', name, 'must have at least one character, it is empty');
  }

  #countText(chunk: Buffer): void {
    this.#textBytes += chunk.length;
    if (this.#textBytes > textLimit) {
      throw tooMuch('BODY TOO LARGE', '', `the parts beside the file must have at most ${textLimit} bytes together`);
    }
  }

  #refuse(code: HttpErrorCode, name: string, rule: string): void {
    const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    this.#violations.push({ code, detail: `${pointer} ${rule}`, source: { pointer } });
  }
}

/** Avoids an unhandled rejection until the promise is awaited later. */
function withoutRejectionWarning<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

function tooMuch(code: HttpErrorCode, pointer: string, detail: string): Problem {
  return new Problem({ code, detail, source: { pointer } });
}
