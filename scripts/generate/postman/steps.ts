import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../files.ts';

/**
 * A request of a Postman collection with data of the test tenant aurora.
 * Values of the request can contain variables that earlier requests stored, such as `{{departmentId}}`.
 */
export interface Step {
  /** The operationId of the operation that the request calls. */
  operation: string;
  /** The name of the request in Postman, which must be unique. The default is the summary of the operation. */
  name?: string;
  path?: Record<string, string>;
  /** The values of the optional query parameters that the request sends, by parameter name. */
  query?: Record<string, string>;
  /** The JSON body of the request. Needed if the example in the contract does not fit the test data. */
  body?: unknown;
  /** The values of the text parts of a form, by part name. Parts that are not listed are disabled. */
  parts?: Record<string, string>;
  /** The file names of the file parts of a form, by part name. The files are in `fixtures/postman/files`. */
  files?: Record<string, string>;
  /** Variables that are set from the response. Maps the name of each variable to the path of a JSON value. */
  keep?: Record<string, string>;
  /** Describes the response while the job is unfinished. After such a response, Postman repeats the request. */
  repeatWhile?: { status: number } | { field: string; is: string[] };
}

/** Reads the configured requests of an API, in the order in which Postman runs them. */
export function readSteps(name: string): Step[] {
  return parse(readFileSync(`${root}fixtures/postman/${name}.yaml`, 'utf8'));
}
