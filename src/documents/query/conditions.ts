import type { components } from '../../contract/generated/documents.ts';

export type Condition = components['schemas']['QueryCondition'];
export type Filter = components['schemas']['QueryFilter'];
export type Property = components['schemas']['DocumentProperty'];
export type Sort = components['schemas']['QuerySort'];
export type Term = string | number | boolean;

/** A query condition that contains no other conditions. */
export interface Leaf {
  type: NonNullable<Condition['type']>;
  name?: string;
  filter: Filter;
  terms: readonly Term[];
}

/**
 * Type of the compared values, which determines the allowed operators and operands of a condition.
 * The type `any` is used for a document field that has no definition.
 */
export type Kind = 'text' | 'number' | 'boolean' | 'day' | 'moment' | 'passages' | 'any';

/** The type of each document property that queries can compare. */
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
