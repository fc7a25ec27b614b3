import validators from '../../contract/generated/requests.cjs';
import { operationTable } from '../../contract/operation.ts';
import { Problem, type Violation } from '../../contract/problem.ts';
import type { FieldUpdate } from '../../documents/fields.ts';
import { fileLimit, type TakenFile, takeFile, tooLarge } from '../../documents/intake/take-file.ts';
import type { Upload } from '../../documents/uploadDocument.ts';
import type { FileStore, StoredFile } from '../../files/file-store.ts';
import { parseJson, requireFewValues, requireShallow } from '../input/json.ts';
import { bodyProblem } from '../input/violations.ts';
import type { IncomingForm, Prepare, Prepared } from './prepared-form.ts';
import { type Form, readForm } from './read-form.ts';

/** The form of a new document: its file, and what goes with it (D-65). */
export const prepareUpload: Prepare = (form, files) =>
  prepare<Upload>(form, files, ['docId', 'uploadPath', 'fields'], (file, texts) => ({
    file,
    docId: texts['docId'] ?? null,
    uploadPath: texts['uploadPath'] ?? '/',
    fields: fieldsOf(texts['fields']),
  }));

/** The form of a new version: a file and nothing else (D-66). */
export const prepareVersion: Prepare = (form, files) =>
  prepare<{ file: TakenFile }>(form, files, [], (file) => ({ file }));

async function prepare<Body>(
  form: IncomingForm,
  files: FileStore,
  texts: readonly string[],
  bodyOf: (file: TakenFile, texts: Form<StoredFile>['texts']) => Body,
): Promise<Prepared> {
  const release = ({ hash }: StoredFile) => files.release(hash);
  const rules = {
    texts,
    limit: Math.min(fileLimit, form.mostBytes),
    tooLarge,
    receive: () => files.receive(),
    release,
  };
  const { file, texts: given } = await readForm(form.body, form.contentType, rules);
  const abandon = () => release(file.content);
  try {
    const taken = await takeFile(file.name, file.content, files);
    requireLengths(given);
    return { body: bodyOf(taken, given), abandon, adopt: () => files.adopt?.(file.content.hash) };
  } catch (error) {
    await abandon();
    throw error;
  }
}

/** The most characters of the parts that have a limit of their own. */
const longest = { docId: 255, uploadPath: 4096 };

function requireLengths(texts: Form<StoredFile>['texts']): void {
  const violations = Object.entries(longest).flatMap(([name, most]): Violation[] => {
    const length = [...(texts[name] ?? '')].length;
    const detail = `/${name} must have at most ${most} characters, got ${length}`;
    return length > most ? [{ code: 'INVALID VALUE', detail, source: { pointer: `/${name}` } }] : [];
  });
  const [first, ...rest] = violations;
  if (first) throw new Problem([first, ...rest]);
}

/** The part `fields` holds the list that an update of fields takes, under the same rules (D-65, D-69). */
function fieldsOf(text: string | undefined): readonly FieldUpdate[] {
  if (text === undefined) return [];
  const body = { fields: jsonOf(text) };
  const validate = validators['updateDocumentFields body'];
  if (validate?.(body)) return body.fields as FieldUpdate[];
  throw bodyProblem(operationTable.updateDocumentFields, validate?.errors ?? [], body);
}

function jsonOf(text: string): unknown {
  const bytes = Buffer.from(text);
  try {
    requireFewValues(bytes);
    const value = parseJson(bytes);
    requireShallow(bytes);
    return value;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [{ code, detail: reason }] = error.violations;
    const detail = `/fields must be a list of fields as JSON text: ${reason.replace('the body', 'it')}`;
    throw new Problem({ code, detail, source: { pointer: '/fields' } });
  }
}
