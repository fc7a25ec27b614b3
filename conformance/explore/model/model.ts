import type { Upload } from '../../cases/documents/steps.ts';
import type { Rule } from '../rules.ts';

/** The folders of the target file whose access lists a random walk changes. */
export type FolderName = 'folder' | 'secondFolder';

/**
 * The state of an object of a random walk. `leaving` means that a pending job deletes the object.
 * `unsure` means that no stated rule says whether the object exists, so the model expects nothing of the object.
 */
export type Life = 'here' | 'leaving' | 'gone' | 'unsure';

/** A department that a random walk created. */
export interface Department {
  /** The key of the step that created the department. */
  readonly key: string;
  readonly id: string;
  name: string;
  parent: Department | null;
  life: Life;
  /** True if the department was deleted together with an ancestor. */
  wentBelow: boolean;
  readonly members: Set<string>;
  /**
   * Maps each user whose membership is uncertain to the operation of the pending job that changes the membership.
   * The value `open` means that no stated rule decides whether the user is a member.
   */
  readonly unsureMembers: Map<string, 'add' | 'remove' | 'open'>;
  readonly grants: Set<FolderName>;
  /** The folders for which the model does not know whether the department has a grant. */
  readonly unsureGrants: Set<FolderName>;
  /**
   * For each property, the rule that the target violates if it shows a wrong value.
   * The latest change decides which rule.
   */
  blame: { exists: Rule; name: Rule; parent: Rule; depth: Rule; members: Rule };
}

/** A document that a random walk uploaded. */
export interface StoredDocument {
  readonly key: string;
  readonly upload: Upload;
  /** A word of the file name that no other document contains. */
  readonly word: string;
  /** The fields that the random walk set, as a map from name to value. */
  readonly fields: Map<string, string>;
  /** True if the document has a newer version. No stated rule says what the document shows then. */
  hasVersions: boolean;
  life: Life;
}

/** A job that the random walk started and that has not ended in any response yet. */
export interface PendingJob {
  readonly key: string;
  readonly jobId: string;
  readonly text: string;
  /** The department whose members or grants the job changes, or undefined for other jobs. */
  readonly department?: Department;
  /** Updates the model after the success of the job, and checks the effects. */
  readonly succeed: () => Promise<void>;
  /** Updates the model after the failure of the job. */
  readonly fail: () => Promise<void>;
  /** True if the service description leaves the outcome of the job open, because another change happened meanwhile. */
  mayFail: boolean;
}

/** The reference model of one random walk: the state that the stated rules require of its objects. */
export interface Model {
  /** The number of steps that the random walk has made. */
  steps: number;
  /** The department that contains all other departments of the random walk. */
  home: Department | undefined;
  /** The depth that the target shows for this department. */
  topDepth: number | undefined;
  /** The ids of users that the random walk may add to departments. Undefined until a step needs users. */
  users: readonly string[] | undefined;
  /**
   * The user ids that the random walk has borrowed for role assignments.
   * Existing users come first, invented ids may follow.
   */
  borrowed: readonly string[];
  /** The existing users whose roles the random walk may change. */
  roleUsers: readonly string[];
  /** The roles of these users by user id, as the target shows them. Undefined until a step changes roles. */
  roles: Map<string, string> | undefined;
  /** True if the random walk has borrowed the user of the tenant whose roles an HR system manages. */
  hasHrUser: boolean;
  /** The ids of users whose roles a step may have changed. */
  readonly changedRoles: Set<string>;
  /** Functions that restore data of the target which the random walk changed. They run at the end of the walk. */
  readonly undo: (() => Promise<void>)[];
  readonly documents: Map<string, StoredDocument>;
  readonly provisions: { name: string; recordId: string | undefined }[];
  readonly imports: { id: string; isFaulty: boolean; isSummary: boolean }[];
  /** The objects for requests that are drawn from the schemas. No other step checks these objects. */
  readonly sampled: { department?: string; parent?: string; document?: Upload };
  readonly departments: Map<string, Department>;
  /** The department of the latest change. Several changes of one department reveal more errors. */
  recent: Department | undefined;
  readonly jobs: Map<string, PendingJob>;
  /** The names that became free below a parent by a rename, a move or a deletion. */
  readonly freed: { parent: Department; name: string }[];
  /** For each parent, the value that its children show as parent. Deleted when the tree changes. */
  readonly shownParents: Map<Department, unknown>;
  /** Maps each path that the target showed to its department. Deleted when the tree changes. */
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
    jobs: new Map(),
    freed: [],
    shownParents: new Map(),
    shownPaths: new Map(),
  };
}
