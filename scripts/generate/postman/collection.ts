import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../files.ts';

/** A Postman collection, version 2.1. The type contains only the properties that this project uses. */
export interface Collection {
  item: Folder[];
  variable: Variable[];
  [key: string]: unknown;
}

export interface Folder {
  name: string;
  item: Item[];
}

export interface Item {
  name: string;
  request: Request;
  response: unknown[];
  event?: Script[];
}

export interface Request {
  name: string;
  method: string;
  header: Variable[];
  url: { path: string[]; query: Variable[]; variable: Variable[] };
  body?: { mode: 'raw'; raw: string } | { mode: 'formdata'; formdata: Part[] };
}

export interface Variable {
  key: string;
  value: string;
  disabled?: boolean;
  description?: unknown;
}

export interface Part extends Omit<Variable, 'value'> {
  type: 'text' | 'file';
  value?: string;
  src?: string;
  contentType?: string;
}

export interface Script {
  listen: 'test' | 'prerequest';
  script: { type: 'text/javascript'; exec: string[] };
}

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
