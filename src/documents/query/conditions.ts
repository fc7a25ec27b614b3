import type { components } from '../../contract/generated/documents.ts';

export type Condition = components['schemas']['QueryCondition'];
export type Filter = components['schemas']['QueryFilter'];
export type Property = components['schemas']['DocumentProperty'];
export type Sort = components['schemas']['QuerySort'];
export type Term = string | number | boolean;

/** A query condition that contains no other conditions. */
export interface Comparison {
  type: NonNullable<Condition['type']>;
  name?: string;
  filter: Filter;
  terms: readonly Term[];
}

/**
 * The type of the compared values. The type determines the allowed operators and operands of a condition.
 * The type `any` is used for a document field that has no definition.
 */
export type Kind = 'text' | 'number' | 'boolean' | 'day' | 'moment' | 'passages' | 'any';

/** The document properties that queries can compare, and the type of each property. */
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
