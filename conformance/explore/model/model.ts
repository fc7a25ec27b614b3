import type { Upload } from '../../cases/documents/steps.ts';
import type { ExploreRule } from '../rules.ts';

/** The target file names two folders. The explorer changes the access lists of these folders. */
export type FolderName = 'folder' | 'secondFolder';

/**
 * The expected state of a created object. `leaving` means that a pending job will delete the object.
 * `unsure` means that the explorer does not know whether the object exists, and therefore ignores the object.
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
   * Maps the id of each user to the user's pending membership change.
   * The value `open` means that the explorer does not know whether the user is a member.
   */
  readonly unsureMembers: Map<string, 'add' | 'remove' | 'open'>;
  readonly grants: Set<FolderName>;
  /** The folders for which the explorer does not know whether the department has access. */
  readonly unsureGrants: Set<FolderName>;
  blame: { exists: ExploreRule; name: ExploreRule; parent: ExploreRule; depth: ExploreRule; members: ExploreRule };
}

export interface StoredDocument {
  readonly key: string;
  readonly upload: Upload;
  /** A unique word in the file name of this document. */
  readonly word: string;
  /** Maps field names to the values that the request sequence has set. */
  readonly fields: Map<string, string>;
  /** True if the request sequence has uploaded a newer version of the document. */
  hasVersions: boolean;
  life: Life;
}

/** A job whose end the explorer has not observed yet. */
export interface PendingJob {
  readonly key: string;
  readonly jobId: string;
  readonly text: string;
  readonly department?: Department;
  readonly isOfMembers?: true;
  /** Updates the expected state after the job has succeeded, and checks the effects of the job. */
  readonly succeed: () => Promise<void>;
  readonly fail: () => Promise<void>;
  /** True if the job may fail without violating a requirement. */
  mayFail: boolean;
}

/** The expected state of all objects that the request sequence created. */
export interface Model {
  steps: number;
  /** The department below which the request sequence creates all other departments. */
  home: Department | undefined;
  /** The value of `depth` that the target shows for the department `home`. */
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
  /** Maps each parent department to the value of `parentDepartment` in its children: an id, a name or a path. */
  readonly shownParents: Map<Department, unknown>;
  /** Maps each path in a response to the department that has the path. */
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
