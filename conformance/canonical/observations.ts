import type { Shape, ShapeSpec } from './kinds.ts';
import type { OperationId } from './operations.ts';

interface ObservationSpec {
  readonly input: ShapeSpec;
  readonly output: ShapeSpec;
  /** Reports list the additional read request (section `observe` of the target file) under this API operation. */
  readonly beside: OperationId;
}

/**
 * Data that a request changes, such as roles, although no operation of the service description returns the data.
 * The section `observe` of a target file may define additional requests that read data which no operation returns.
 * Without an `observe` request, test cases read the data with an operation of the published API contract.
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
