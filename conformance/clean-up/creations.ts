import type { Input, OperationId } from '../canonical/operations.ts';
import type { Reply } from '../case/exchange.ts';
import type { Session } from '../session/session.ts';

interface ObjectKind {
  name: 'department' | 'document';
  read: (session: Session, id: string) => Promise<Reply<OperationId>>;
  /** Returns the id of the deletion job, or undefined if the target deletes the object at once. */
  remove: (session: Session, id: string) => Promise<{ reply: Reply<OperationId>; jobId?: string | null | undefined }>;
  list: (session: Session, parent: string | null) => Promise<Reply<'listDepartments' | 'listDocuments'>>;
  shownName: (name: string) => string;
}

export const department: ObjectKind = {
  name: 'department',
  read: (session, id) => session.call('readDepartment', { id }, 'admin', []),
  remove: async (session, id) => {
    const reply = await session.call('deleteDepartment', { id }, 'admin', []);
    return { reply, jobId: reply.values.jobId };
  },
  list: (session, parent) => session.call('listDepartments', parent === null ? {} : { id: parent }, 'admin', []),
  shownName: (name) => name.trim(),
};

const document: ObjectKind = {
  name: 'document',
  read: (session, documentId) => session.call('readDocument', { documentId }, 'admin', []),
  remove: async (session, documentId) => ({ reply: await session.call('deleteDocument', { documentId }, 'admin', []) }),
  list: (session) => session.call('listDocuments', {}, 'admin', []),
  shownName: (name) => name,
};

const kinds = { createDepartment: department, uploadDocument: document, uploadDocumentVersion: document } as const;

export type Creation = keyof typeof kinds;

export function kindOfCreation(operation: Creation): ObjectKind {
  return kinds[operation];
}

export function isCreation(operation: OperationId): operation is Creation {
  return Object.hasOwn(kinds, operation);
}

export function createsNewId(operation: Creation): boolean {
  return operation !== 'uploadDocumentVersion';
}

export function announcedBy(input: Input<OperationId>): { name: string; parent: string | null } {
  const { name, fileName, parentDepartment } = input as Input<'createDepartment'> & Input<'uploadDocument'>;
  return { name: name ?? fileName ?? '', parent: parentDepartment ?? null };
}

export function objectId(values: object): string | undefined {
  const { id, documentId } = values as { id?: unknown; documentId?: unknown };
  const found = documentId ?? id;
  return typeof found === 'string' ? found : undefined;
}
