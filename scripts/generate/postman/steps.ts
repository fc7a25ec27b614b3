import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../files.ts';

/** A request in a Postman collection. */
export interface Step {
  operation: string;
  /** The unique name of the request in Postman. The default is the summary of the operation. */
  name?: string;
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** The JSON body of the request. The default is the example in the contract. */
  body?: unknown;
  /** Maps each text part of a form to its value. Postman does not send text parts without a value. */
  parts?: Record<string, string>;
  files?: Record<string, string>;
  keep?: Record<string, string>;
  repeatWhile?: { status: number } | { field: string; is: string[] };
}

export function readSteps(name: string): Step[] {
  return parse(readFileSync(`${root}fixtures/postman/${name}.yaml`, 'utf8'));
}
