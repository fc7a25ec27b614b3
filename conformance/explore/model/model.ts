import type { Upload } from '../../cases/documents/steps.ts';
import type { Rule } from '../rules.ts';

/** The folders of the target file whose access lists a walk changes. */
export type FolderName = 'folder' | 'secondFolder';

/**
 * The state of an object. `leaving` means that a job which deletes it is pending.
 * `unsure` means that the service description leaves its state open; the model has no expectation about it.
 */
export type Life = 'here' | 'leaving' | 'gone' | 'unsure';

/** A department that the walk created. */
export interface Department {
  /** The key of the step that created the department. */
  readonly key: string;
  readonly id: string;
  name: string;
  parent: Department | null;
  life: Life;
  /** True if the department was deleted because an ancestor was. */
  wentBelow: boolean;
  readonly members: Set<string>;
  /**
   * The users whose membership a pending job changes, with the operation of the job.
   * The value `open` means that no stated rule says whether the user is a member.
   */
  readonly unsureMembers: Map<string, 'add' | 'remove' | 'open'>;
  readonly grants: Set<FolderName>;
  /** The folders in which the service description leaves the grant open. */
  readonly unsureGrants: Set<FolderName>;
  /** The rule that the target violates if this part of the department is wrong. The latest change decides. */
  blame: { exists: Rule; name: Rule; parent: Rule; depth: Rule; members: Rule };
}

/** A document that the walk uploaded. */
export interface StoredDocument {
  readonly key: string;
  readonly upload: Upload;
  /** A word of the file name that no other document contains. */
  readonly word: string;
  /** The fields that the walk set, by name. */
  readonly fields: Map<string, string>;
  /** True if the document has another version. No stated rule says what the document shows then. */
  hasVersions: boolean;
  life: Life;
}

/** A job that the walk started and has not seen end. */
export interface PendingJob {
  readonly key: string;
  readonly jobId: string;
  readonly text: string;
  /** The department that the job concerns, if it changes members or grants. */
  readonly department?: Department;
  /** Changes the model when the job has succeeded, and checks the effects. */
  readonly succeed: () => Promise<void>;
  /** Changes the model when the job has failed. */
  readonly fail: () => Promise<void>;
  /** True if another change happened meanwhile, so that the service description leaves the outcome open. */
  mayFail: boolean;
}

/** The reference model: what the stated rules say about the objects of one walk. */
export interface Model {
  /** The number of steps of the walk so far. */
  steps: number;
  /** The department that contains all other departments of the walk. */
  home: Department | undefined;
  /** The depth of the department that contains all others. */
  topDepth: number | undefined;
  /** The users whom the walk can add to its departments. Undefined until a step needs users. */
  users: readonly string[] | undefined;
  /** The ids for requests with role assignments. The first ones belong to users, the others may be invented. */
  borrowed: readonly string[];
  /** The users whose roles the walk may change. */
  roleUsers: readonly string[];
  /** The roles of these users, as the target shows them. Undefined until a step changes roles. */
  roles: Map<string, string> | undefined;
  /** True if the walk has borrowed the user of the HR-managed tenant. */
  hasHrUser: boolean;
  /** The users whose roles a step may have changed. */
  readonly changedRoles: Set<string>;
  /** Functions that restore what the walk changed at the target. They run at the end of the walk. */
  readonly undo: (() => Promise<void>)[];
  readonly documents: Map<string, StoredDocument>;
  readonly provisions: { name: string; recordId: string | undefined }[];
  readonly imports: { id: string; isFaulty: boolean; isSummary: boolean }[];
  /** The objects for requests that are drawn from the schemas. The stated rules are not judged on them. */
  readonly sampled: { department?: string; parent?: string; document?: Upload };
  readonly departments: Map<string, Department>;
  /** The department that the latest change concerned. Several changes of one department find more errors. */
  recent: Department | undefined;
  readonly jobs: Map<string, PendingJob>;
  /** Names that departments below a parent had before a rename, a move or a deletion. */
  readonly freed: { parent: Department; name: string }[];
  /** The values that the target shows for each parent. Valid until the tree changes. */
  readonly shownParents: Map<Department, unknown>;
  /** The departments that the target shows with a path. Valid until the tree changes. */
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
