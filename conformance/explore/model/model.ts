import type { Upload } from '../../cases/documents/steps.ts';
import type { Rule } from '../rules.ts';

/** The two folders in the target file whose access lists the explorer changes. */
export type FolderName = 'folder' | 'secondFolder';

/**
 * The expected state of an object that the explorer created. `leaving` means that a pending job deletes the object.
 * `unsure` means that the service description does not define whether the object exists, so nothing is checked.
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
   * The value `open` means that it is unknown whether the user is a member.
   */
  readonly unsureMembers: Map<string, 'add' | 'remove' | 'open'>;
  readonly grants: Set<FolderName>;
  /** The folders for which the explorer does not know whether the department has access. */
  readonly unsureGrants: Set<FolderName>;
  blame: { exists: Rule; name: Rule; parent: Rule; depth: Rule; members: Rule };
}

export interface StoredDocument {
  readonly key: string;
  readonly upload: Upload;
  /** A word in the file name that no other document contains. */
  readonly word: string;
  /** The values of the document fields that the request sequence has set, by field name. */
  readonly fields: Map<string, string>;
  /** True if a newer version exists. The service description does not define what the old version then shows. */
  hasVersions: boolean;
  life: Life;
}

/** A started job. No response has yet shown that the job has ended. */
export interface PendingJob {
  readonly key: string;
  readonly jobId: string;
  readonly text: string;
  readonly department?: Department;
  readonly isOfMembers?: true;
  /** After the job has succeeded, this function updates the expected state and checks the effects of the job. */
  readonly succeed: () => Promise<void>;
  readonly fail: () => Promise<void>;
  /** True if the service description allows the job to fail because of another change during the job. */
  mayFail: boolean;
}

/** The state of all created objects that the explorer expects at the target. */
export interface Model {
  steps: number;
  /** The top department of the request sequence, below which all its other departments are created. */
  home: Department | undefined;
  /** The depth value that the target shows for the top department of the request sequence. */
  topDepth: number | undefined;
  /** The ids of users that steps may add to departments. Undefined until a step needs users. */
  users: readonly string[] | undefined;
  /** The user ids for role assignments. */
  borrowed: readonly string[];
  roleUsers: readonly string[];
  /** For each user whose role the explorer may change, the role that the target shows. */
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
  /** For each parent department, the parent value (id, name or path) that its children show. */
  readonly shownParents: Map<Department, unknown>;
  /** Maps each path in a response to its department. */
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
