import type { components } from '../../contract/generated/documents.ts';

export type Condition = components['schemas']['QueryCondition'];
export type Filter = components['schemas']['QueryFilter'];
export type Property = components['schemas']['DocumentProperty'];
export type Sort = components['schemas']['QuerySort'];
export type Term = string | number | boolean;

/** A query condition without nested conditions. The schema of the request guarantees a type and a filter. */
export interface Leaf {
  type: NonNullable<Condition['type']>;
  name?: string;
  filter: Filter;
  terms: readonly Term[];
}

/**
 * Type of the values that a query condition compares. This type decides which filters and terms are allowed.
 * The type `any` is used for document fields without a definition.
 */
export type Kind = 'text' | 'number' | 'boolean' | 'day' | 'moment' | 'passages' | 'any';

/** Maps each property of a document record to the type of its values. */
export const propertyKinds: Readonly<Record<Property, Kind>> = {
  documentId: 'text',
  docId: 'text',
  docSetId: 'text',
  version: 'number',
  name: 'text',
  path: 'text',
  status: 'text',
  fileType: 'text',
  fileSize: 'number',
  dateCreated: 'moment',
  dateModified: 'moment',
};

export function isProperty(name: string): name is Property {
  return Object.hasOwn(propertyKinds, name);
}
