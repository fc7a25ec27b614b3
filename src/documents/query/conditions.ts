import type { components } from '../../contract/generated/documents.ts';

export type Condition = components['schemas']['QueryCondition'];
export type Filter = components['schemas']['QueryFilter'];
export type Property = components['schemas']['DocumentProperty'];
export type Sort = components['schemas']['QuerySort'];
export type Term = string | number | boolean;

export interface Comparison {
  type: NonNullable<Condition['type']>;
  name?: string;
  filter: Filter;
  terms: readonly Term[];
}

export type PropertyKind = 'text' | 'number' | 'boolean' | 'day' | 'moment' | 'passages' | 'any';

export const propertyKinds: Readonly<Record<Property, PropertyKind>> = {
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
