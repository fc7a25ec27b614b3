import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../files.ts';

/**
 * A request in a Postman collection. All requests use data of the sample tenant aurora.
 * Values can contain variables from earlier responses, such as `{{departmentId}}`.
 */
export interface Step {
  /** The operationId of the operation that the request calls. */
  operation: string;
  /** The unique name of the request in Postman. The default is the summary of the operation. */
  name?: string;
  path?: Record<string, string>;
  /** Maps each optional query parameter to its value. */
  query?: Record<string, string>;
  /** The JSON body of the request. The default is the example in the contract. */
  body?: unknown;
  /** Maps each text part of a form to its value. Postman does not send text parts without a value. */
  parts?: Record<string, string>;
  /** Maps each file part of a form to the name of a file in `fixtures/postman/files`. */
  files?: Record<string, string>;
  /** Maps each variable to the path of a JSON value in the response. */
  keep?: Record<string, string>;
  /** Postman repeats the request as long as the response has the given status or a given field value. */
  repeatWhile?: { status: number } | { field: string; is: string[] };
}

/** Reads the configured requests of an API, in the order of their execution. */
export function readSteps(name: string): Step[] {
  return parse(readFileSync(`${root}fixtures/postman/${name}.yaml`, 'utf8'));
}
