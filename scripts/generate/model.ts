import { targetOf } from '../../contract-samples/plain-schema.ts';

export type ContractName = 'admin' | 'documents' | 'sandbox';

export interface Contract {
  name: ContractName;
  document: Document;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers?: { url: string; variables?: Record<string, { default: string }> }[];
  paths: Record<string, Record<string, OperationModel>>;
  components?: { schemas?: Record<string, SchemaModel>; [kind: string]: unknown };
  security?: Record<string, string[]>[];
  'x-every-operation'?: { responses?: Record<string, Reference>; headers?: Record<string, Reference> };
}

export interface OperationModel {
  operationId: string;
  summary: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: Body | Reference;
  responses: Record<string, Response | Reference>;
  security?: Record<string, string[]>[];
  'x-basis': 'stated' | 'assumed';
  'x-roles'?: string[];
  'x-feature-flag'?: string;
  'x-job-kind'?: string;
  'x-canonical'?: unknown;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  example?: unknown;
  schema: SchemaModel;
}

export interface Body {
  required?: boolean;
  /** Maximum size of the request body in bytes, or undefined for the default size. */
  'x-max-bytes'?: number;
  content: Record<string, { schema: SchemaModel }>;
}

export interface Response {
  headers?: Record<string, Omit<Parameter, 'name'> | Reference>;
  content?: Record<string, { schema: SchemaModel; examples?: Record<string, Example | Reference> }>;
}

export interface Example {
  value?: unknown;
}

export interface Reference {
  $ref: string;
}

export interface SchemaModel {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaModel>;
  items?: SchemaModel;
  enum?: readonly string[];
}

export function isFile({ type, format, contentMediaType, contentSchema, contentEncoding }: SchemaModel): boolean {
  if (type !== undefined && type !== 'string') return false;
  return format === 'binary' || (contentMediaType !== undefined && !contentSchema && !contentEncoding);
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

export interface FoundOperation {
  contract: Contract;
  path: string;
  method: string;
  operation: OperationModel;
}

export function findOperations(contracts: readonly Contract[]): FoundOperation[] {
  return contracts.flatMap((contract) =>
    Object.entries(contract.document.paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        return operation ? [{ contract, path, method: method.toUpperCase(), operation }] : [];
      }),
    ),
  );
}

/** Resolves a `$ref` within the OpenAPI document. */
export function resolve<T extends object>(document: Document, value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  return resolve(document, targetOf(document, value.$ref) as T | Reference);
}
