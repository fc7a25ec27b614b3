import { Collection, type CollectionSpec } from './collection.ts';
import type {
  ApiKeyRow,
  ClockRow,
  DepartmentRow,
  DirectoryRow,
  DocumentRow,
  DueRow,
  FaultRow,
  FieldRow,
  FolderRow,
  GrantRow,
  IdempotencyKeyRow,
  ImportPartRow,
  ImportRow,
  ImportSheetRow,
  JobPlanRow,
  JobRow,
  ProvisionRecordRow,
  ProvisionRow,
  RoleRow,
  SequenceRow,
  SettingsRow,
  TextRow,
  UserRow,
} from './rows.ts';

const byNumber = (row: { id: string }) => Number(row.id);
const parentOf = (row: DepartmentRow) => (row.parentDepartment === null ? null : Number(row.parentDepartment));

/** Revisions sort the documents that changed at the same time by the order of their changes. */
const changed = ({ dateModified, revision }: DocumentRow) => [Date.parse(dateModified), revision];

export function emptyCollections() {
  return {
    settings: collection<SettingsRow>()({ key: (row) => row.id, indexes: {} }),
    clock: collection<ClockRow>()({ key: (row) => row.id, indexes: {} }),
    apiKeys: collection<ApiKeyRow>()({ key: (row) => row.name, indexes: { byKey: (row) => [[row.key]] } }),
    sequences: collection<SequenceRow>()({ key: (row) => row.name, indexes: {} }),
    due: collection<DueRow>()({
      key: (row) => row.id,
      indexes: { byTime: (row) => [[row.at]], bySubject: (row) => [[row.machine, row.subject]] },
    }),
    jobPlans: collection<JobPlanRow>()({ key: (row) => row.kind, indexes: {} }),
    faults: collection<FaultRow>()({ key: byNumber, indexes: {} }),
    departments: collection<DepartmentRow>()({
      key: byNumber,
      indexes: {
        byParent: (row) => [[parentOf(row), row.name]],
        byMoved: (row) => (row.moved === undefined ? [] : [[parentOf(row), row.moved]]),
      },
    }),
    users: collection<UserRow>()({
      key: byNumber,
      indexes: {
        byStatus: (row) => [[row.status]],
        byEmail: (row) => [[row.email.toLowerCase()]],
        byDepartment: (row) => row.departments.map((id) => [Number(id)]),
        byDepartmentAndStatus: (row) => row.departments.map((id) => [Number(id), row.status]),
      },
    }),
    roles: collection<RoleRow>()({
      key: byNumber,
      indexes: { byName: (row) => [[row.name]], byType: (row) => [[row.type]] },
    }),
    folders: collection<FolderRow>()({
      key: byNumber,
      indexes: {
        byParent: (row) => [[row.parent === null ? null : Number(row.parent), row.name]],
        byPath: (row) => [[row.path]],
      },
    }),
    grants: collection<GrantRow>()({
      key: byNumber,
      indexes: {
        byFolder: (row) => [[Number(row.folderId), row.principalType, Number(row.principalId)]],
        byPrincipal: (row) => [[row.principalType, Number(row.principalId)]],
      },
    }),
    directory: collection<DirectoryRow>()({ key: (row) => Number(row.userId), indexes: {} }),
    jobs: collection<JobRow>()({ key: byNumber, indexes: {} }),
    imports: collection<ImportRow>()({ key: byNumber, indexes: {} }),
    importSheets: collection<ImportSheetRow>()({ key: byNumber, indexes: {} }),
    importParts: collection<ImportPartRow>()({
      key: (row) => row.id,
      indexes: { byImport: (row) => [[Number(row.importId), row.part]] },
    }),
    idempotencyKeys: collection<IdempotencyKeyRow>()({
      key: (row) => row.id,
      indexes: { byTime: (row) => [[row.at]] },
    }),
    fields: collection<FieldRow>()({
      key: (row) => row.name,
      indexes: { byActive: (row) => [[row.active ? 1 : 0, row.name]] },
    }),
    documents: collection<DocumentRow>()({
      key: (row) => Number(row.documentId),
      indexes: {
        byModified: (row) => [changed(row)],
        byPath: (row) => [[row.path, ...changed(row)]],
        byStatus: (row) => [[row.status, ...changed(row)]],
        byPathAndStatus: (row) => [[row.path, row.status, ...changed(row)]],
        byDocId: (row) => (row.docId === null ? [] : [[row.docId, row.version]]),
        bySet: (row) => [[Number(row.docSetId), row.version]],
        byRevision: (row) => [[row.revision]],
      },
    }),
    texts: collection<TextRow>()({ key: (row) => Number(row.documentId), indexes: {} }),
    provisions: collection<ProvisionRow>()({ key: (row) => row.name, indexes: {} }),
    provisionRecords: collection<ProvisionRecordRow>()({
      key: (row) => Number(row.recordId),
      indexes: { byStatus: (row) => [[row.status]] },
    }),
  };
}

function collection<Row extends object>() {
  return <Index extends string>(spec: CollectionSpec<Row, Index>) => new Collection(spec);
}

export type Collections = ReturnType<typeof emptyCollections>;
export type CollectionName = keyof Collections;
