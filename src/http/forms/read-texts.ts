import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { readJson } from '../input/json.ts';
import { requireValidForm } from '../input/read-input.ts';

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
