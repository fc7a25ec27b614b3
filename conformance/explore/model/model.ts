import type { Upload } from '../../cases/documents/steps.ts';
import type { Rule } from '../rules.ts';

/** The two folders in the target file whose access lists the explorer changes. */
export type FolderName = 'folder' | 'secondFolder';

/**
 * The expected state of a created object. `leaving` means that a pending job deletes the object.
 * `unsure` means that the service description leaves open whether the object exists, so nothing is checked.
 */
export type Life = 'here' | 'leaving' | 'gone' | 'unsure';

export type UpdateWay = 'rename' | 'move' | 'both';

export interface Department {
  readonly key: string;
  readonly id: string;
  name: string;
  parent: Department | null;
  life: Life;
  wentBelow: boolean;
  readonly members: Set<string>;
  /**
   * Maps the id of a user to the pending change of the user's membership.
   * The value `open` means that the user may or may not be a member.
   */
  readonly unsureMembers: Map<string, 'add' | 'remove' | 'open'>;
  readonly grants: Set<FolderName>;
  /** The folders for which it is unknown whether the department has access. */
  readonly unsureGrants: Set<FolderName>;
  blame: { exists: Rule; name: Rule; parent: Rule; depth: Rule; members: Rule };
}

export interface StoredDocument {
  readonly key: string;
  readonly upload: Upload;
  /** A unique word in the file name of this document. */
  readonly word: string;
  /** The values of the document fields that the request sequence has set, by field name. */
  readonly fields: Map<string, string>;
  /** True if the document has a newer version. The service description does not define what the old version shows. */
  hasVersions: boolean;
  life: Life;
}

/** A job that was started and may still be running. */
export interface PendingJob {
  readonly key: string;
  readonly jobId: string;
  readonly text: string;
  readonly department?: Department;
  readonly isOfMembers?: true;
  /** After the job has succeeded, this function updates the explorer's expectations and checks the effects. */
  readonly succeed: () => Promise<void>;
  readonly fail: () => Promise<void>;
  /** True if the service description allows the job to fail because of a change during the job. */
  mayFail: boolean;
}

/** The expected state of all objects that the request sequence created. */
export interface Model {
  steps: number;
  /** The top department of the request sequence. All departments of the sequence are below the top department. */
  home: Department | undefined;
  /** The value of `depth` that the target shows for the top department of the request sequence. */
  topDepth: number | undefined;
  /** The ids of users that steps may add to departments. Undefined until a step needs users. */
  users: readonly string[] | undefined;
  /** The ids of the users that are reserved for role assignments. */
  borrowed: readonly string[];
  roleUsers: readonly string[];
  /** The current role of each user whose role the explorer may change. */
  roles: Map<string, string> | undefined;
  hasHrUser: boolean;
  readonly changedRoles: Set<string>;
  readonly undo: (() => Promise<void>)[];
  readonly documents: Map<string, StoredDocument>;
  readonly provisions: { name: string; recordId: string | undefined }[];
  readonly imports: { id: string; isSummary: boolean }[];
  readonly sampled: { department?: string; parent?: string; document?: Upload };
  readonly departments: Map<string, Department>;
  recent: Department | undefined;
  recentWay: UpdateWay | undefined;
  readonly jobs: Map<string, PendingJob>;
  readonly freed: { parent: Department; name: string }[];
  /** Maps each parent department to the value of `parentDepartment` in its children (an id, a name or a path). */
  readonly shownParents: Map<Department, unknown>;
  /** Maps each department path in a response to its department. */
  readonly shownPaths: Map<string, Department>;
}

export function emptyModel(): Model {
  return {
    steps: 0,
    home: undefined,
    topDepth: undefined,
    users: undefined,
    borrowed: [],
    roleUsers: [],
    roles: undefined,
    hasHrUser: false,
    changedRoles: new Set(),
    undo: [],
    documents: new Map(),
    provisions: [],
    imports: [],
    sampled: {},
    departments: new Map(),
    recent: undefined,
    recentWay: undefined,
    jobs: new Map(),
    freed: [],
    shownParents: new Map(),
    shownPaths: new Map(),
  };
}
