import type { components } from '../../contract/generated/documents.ts';

export type Condition = components['schemas']['QueryCondition'];
export type Filter = components['schemas']['QueryFilter'];
export type Property = components['schemas']['DocumentProperty'];
export type Sort = components['schemas']['QuerySort'];
export type Term = string | number | boolean;

/** A condition that looks at something; the contract has seen to it that type and filter come together. */
export interface Leaf {
  type: NonNullable<Condition['type']>;
  name?: string;
  filter: Filter;
  terms: readonly Term[];
}

/** What a condition compares: it decides which filters and terms fit. `any` is a field that nobody defined. */
export type Kind = 'text' | 'number' | 'boolean' | 'day' | 'moment' | 'passages' | 'any';

/** What each plain member of a record holds. */
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
