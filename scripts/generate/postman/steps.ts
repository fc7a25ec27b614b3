import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../files.ts';

/**
 * A request of a Postman collection with data of the tenant aurora.
 * Values can contain the variables that earlier requests stored, for example `{{departmentId}}`.
 */
export interface Step {
  /** The operationId of the request. A second step of an operation needs a `name`. */
  operation: string;
  name?: string;
  path?: Record<string, string>;
  /** The enabled optional query parameters with their values. */
  query?: Record<string, string>;
  /** The JSON body, if the first example of the contract does not fit the seeded data. */
  body?: unknown;
  /** Text parts of a form. Parts that are neither in `parts` nor in `files` are disabled. */
  parts?: Record<string, string>;
  /** File parts of a form: the names of files in `fixtures/postman/files`. */
  files?: Record<string, string>;
  /** Variables that are set from the response: the name of the variable and the path of the JSON value. */
  keep?: Record<string, string>;
  /** The response after which the same request is sent again, because a job has not ended. */
  repeatWhile?: { status: number } | { field: string; is: string[] };
}

/** Reads the steps of an interface. They are in the order in which the collection runs. */
export function readSteps(name: string): Step[] {
  return parse(readFileSync(`${root}fixtures/postman/${name}.yaml`, 'utf8'));
}
