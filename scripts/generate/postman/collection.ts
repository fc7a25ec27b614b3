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
