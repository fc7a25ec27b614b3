import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../files.ts';

/**
 * A request of a Postman collection with data of the sample tenant aurora.
 * Values can contain variables from earlier responses, such as `{{departmentId}}`.
 */
export interface Step {
  /** The operationId of the operation that the request calls. */
  operation: string;
  /** The unique name of the request in Postman. The default is the summary of the operation. */
  name?: string;
  path?: Record<string, string>;
  /** The values of optional query parameters, by parameter name. */
  query?: Record<string, string>;
  /** The JSON body of the request. The default is the example in the contract. */
  body?: unknown;
  /** The values of the text parts of a form, by part name. Postman does not send text parts without a value. */
  parts?: Record<string, string>;
  /** The file names of the file parts of a form, by part name. The files are in `fixtures/postman/files`. */
  files?: Record<string, string>;
  /** The variables to set from the response. Maps the name of each variable to the path of a JSON value. */
  keep?: Record<string, string>;
  /**
   * A condition on the response. While the condition is true, the job is unfinished and Postman repeats the request.
   */
  repeatWhile?: { status: number } | { field: string; is: string[] };
}

/** Reads the configured requests of an API, in the order of their execution. */
export function readSteps(name: string): Step[] {
  return parse(readFileSync(`${root}fixtures/postman/${name}.yaml`, 'utf8'));
}
