import type { Shape, ShapeSpec } from './kinds.ts';
import type { OperationId } from './operations.ts';

interface ObservationSpec {
  readonly input: ShapeSpec;
  readonly output: ShapeSpec;
  /** Reports assign the requests that a target file defines in its section `observe` to this API operation. */
  readonly beside: OperationId;
}

/**
 * Data that test cases check, although no operation of the service description returns the data, such as users' roles.
 * The section `observe` of a target file may define requests for data that the service description does not cover.
 * Without an `observe` request, test cases read changed data with an operation of the published API contract.
 */
export const observations = {
  userRoles: {
    input: { userId: 'id' },
    output: { items: [{ id: 'id', roleId: 'id' }] },
    beside: 'listUsers',
  },
  document: {
    input: { documentId: 'id', docId: 'id', docSetId: 'id', name: 'text' },
    output: { docId: 'id', docSetId: 'id', fields: [{ name: 'text', values: ['json'] }] },
    beside: 'readDocument',
  },
  importSummary: {
    input: { importId: 'id' },
    output: { summary: 'json' },
    beside: 'readUserImport',
  },
} as const satisfies Readonly<Record<string, ObservationSpec>>;

export type ObservationName = keyof typeof observations;
export type ObservedInput<N extends ObservationName> = Shape<(typeof observations)[N]['input']>;
export type Observed<N extends ObservationName> = Shape<(typeof observations)[N]['output']>;
