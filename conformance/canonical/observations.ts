import type { Shape, ShapeSpec } from './kinds.ts';
import type { OperationId } from './operations.ts';

interface ObservationSpec {
  readonly input: ShapeSpec;
  readonly output: ShapeSpec;
  /** The operation under which reports list the `observe` request. */
  readonly beside: OperationId;
}

/**
 * Data that operations change and that no operation of the service description returns.
 * A target file may define a request for such data in its section `observe`.
 * Without this request, a test case reads the data where the published API contract returns it.
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
