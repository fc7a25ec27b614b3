import type { Shape, ShapeSpec } from './kinds.ts';
import type { OperationId } from './operations.ts';

interface ObservationSpec {
  readonly input: ShapeSpec;
  readonly output: ShapeSpec;
  /** The operation under which reports list the requests that show the effect. */
  readonly beside: OperationId;
}

/**
 * The effects for which the service description has no operation that shows the effect.
 * A target file may define an `observe` request that shows such an effect.
 * Without an `observe` request, a test case reads the effect where the published contract shows it.
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
