import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../dist/openapi/', import.meta.url));

/** By default, requests from the API reference omit optional parameters, because some of them exclude each other. */
export async function readContract(name: 'admin' | 'documents' | 'sandbox'): Promise<string> {
  const text = await readFile(`${folder}${name}.json`, 'utf8');
  return JSON.stringify(JSON.parse(text, (_key, value) => (isOption(value) ? withoutSending(value) : value)));
}

interface Option {
  in: 'query' | 'header';
  required?: boolean;
  example: unknown;
}

function isOption(value: unknown): value is Option {
  if (typeof value !== 'object' || value === null || !('in' in value && 'example' in value)) return false;
  return !('required' in value && value.required === true);
}

function withoutSending({ example, ...parameter }: Option): object {
  return { ...parameter, examples: { example: { value: example, 'x-disabled': true } } };
}
