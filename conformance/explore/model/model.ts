import type { Upload } from '../../cases/documents/steps.ts';
import type { Rule } from '../rules.ts';

/** The folders of the target file whose access lists the explorer changes. */
export type FolderName = 'folder' | 'secondFolder';

/**
 * The expected state of an object that the explorer created. `leaving` means that a pending job deletes the object.
 * `unsure` means that the service description does not define whether the object exists, so nothing is checked.
 */
export type Life = 'here' | 'leaving' | 'gone' | 'unsure';

/** The kinds of department updates: a new name, a new parent, or both in one request. */
export type UpdateWay = 'rename' | 'move' | 'both';

/** A department that the explorer created at the target. */
export interface Department {
  /** The key of the step that created the department. */
  readonly key: string;
  readonly id: string;
  name: string;
  parent: Department | null;
  life: Life;
  /** True if the department was deleted because one of its ancestors was deleted. */
  wentBelow: boolean;
  readonly members: Set<string>;
  /**
   * Maps a user whose membership is uncertain to the pending operation that changes the membership.
   * `open` means that the service description does not define whether the user is a member.
   */
  readonly unsureMembers: Map<string, 'add' | 'remove' | 'open'>;
  readonly grants: Set<FolderName>;
  /** The folders for which it is uncertain whether the department has a grant. */
  readonly unsureGrants: Set<FolderName>;
  /**
   * For each property of a department, the requirement that the target violates by showing a wrong value.
   * The last change of the department determines the requirement for each property.
   */
  blame: { exists: Rule; name: Rule; parent: Rule; depth: Rule; members: Rule };
}

/** A document that the explorer uploaded to the target. */
export interface StoredDocument {
  readonly key: string;
  readonly upload: Upload;
  /** A word in the file name that no other document contains. */
  readonly word: string;
  /** Maps each document field that the request sequence set to its value. */
  readonly fields: Map<string, string>;
  /** True if the document has a newer version. The service description does not say what the old version then shows. */
  hasVersions: boolean;
  life: Life;
}

/** A job that the explorer started and whose end no response has shown yet. */
export interface PendingJob {
  readonly key: string;
  readonly jobId: string;
  readonly text: string;
  /** The department whose members or grants the job changes. Undefined for jobs of other kinds. */
  readonly department?: Department;
  /** True if the job changes the members of a department. */
  readonly isOfMembers?: true;
  /** Updates the explorer's model after the job succeeded, and checks the effects of the job. */
  readonly succeed: () => Promise<void>;
  /** Updates the explorer's model after the job failed. */
  readonly fail: () => Promise<void>;
  /** True if the service description leaves the result of the job open, because another change ran meanwhile. */
  mayFail: boolean;
}

/** The explorer's model: the state of the created objects that the service description requires. */
export interface Model {
  /** The number of steps that the random request sequence has executed. */
  steps: number;
  /** The department above all other departments of the request sequence. */
  home: Department | undefined;
  /** The depth that the target shows for the department `home`. */
  topDepth: number | undefined;
  /** The ids of users that steps may add to departments. Undefined until a step needs users. */
  users: readonly string[] | undefined;
  /**
   * The ids of the users that this request sequence has reserved for role assignments.
   * The ids of existing users come first. Invented ids may follow.
   */
  borrowed: readonly string[];
  /** The ids of existing users whose roles this request sequence may change. */
  roleUsers: readonly string[];
  /** Maps ids of reserved users to the roles that the target shows. Undefined until a step changes roles. */
  roles: Map<string, string> | undefined;
  /** True if this request sequence has reserved the user of the tenant whose roles an HR system manages. */
  hasHrUser: boolean;
  /** The ids of users whose roles a step may have changed. */
  readonly changedRoles: Set<string>;
  /** Functions that restore changed data of the target at the end of the random request sequence. */
  readonly undo: (() => Promise<void>)[];
  readonly documents: Map<string, StoredDocument>;
  readonly provisions: { name: string; recordId: string | undefined }[];
  readonly imports: { id: string; isFaulty: boolean; isSummary: boolean }[];
  /** Objects for random requests that are drawn from schemas. Other steps do not check these objects. */
  readonly sampled: { department?: string; parent?: string; document?: Upload };
  readonly departments: Map<string, Department>;
  /** The last changed department. Several changes of one department reveal more errors than changes of many. */
  recent: Department | undefined;
  /** The kind of the last update of a department. */
  recentWay: UpdateWay | undefined;
  readonly jobs: Map<string, PendingJob>;
  /** The department names that became free below a parent after a rename, a move or a deletion. */
  readonly freed: { parent: Department; name: string }[];
  /** Maps each department to the value that its children show as their parent. Cleared when the tree changes. */
  readonly shownParents: Map<Department, unknown>;
  /** Maps each path that the target showed to its department. Cleared when the department tree changes. */
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
