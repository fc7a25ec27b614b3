import type { Shape, ShapeSpec } from './kinds.ts';
import type { OperationId } from './operations.ts';

interface ObservationSpec {
  readonly input: ShapeSpec;
  readonly output: ShapeSpec;
  /** The API operation whose base URL and access token the `observe` request uses. */
  readonly beside: OperationId;
}

/**
 * Data that test cases need, but that no operation of the service description returns.
 * The section `observe` of a target file can define requests for additional data, such as the roles of users.
 * If a target file defines no `observe` request, test cases use an operation of the published API contract.
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
