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
  readonly members: Set<string>;
  /**
   * The users whose membership a pending job changes, with the operation of the job.
   * The value `open` means that the service description does not say whether the user is a member.
   */
  readonly unsureMembers: Map<string, 'add' | 'remove' | 'open'>;
  readonly grants: Set<FolderName>;
  /** The folders in which the service description leaves the grant open. */
  readonly unsureGrants: Set<FolderName>;
  /** The rule that the target breaks if this part of the department is wrong. The latest change decides. */
  blame: { exists: Rule; name: Rule; parent: Rule; depth: Rule; members: Rule };
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
  /** The department that contains all other departments of the walk. */
  home: Department | undefined;
  /** The depth of the department that contains all others. */
  topDepth: number | undefined;
  /** The users whom the walk can add to its departments. Undefined until a step needs them. */
  users: readonly string[] | undefined;
  readonly departments: Map<string, Department>;
  readonly jobs: Map<string, PendingJob>;
  /** Names that departments had below a parent and have no longer. */
  readonly freed: { parent: Department; name: string }[];
  /** The values that the target shows for a parent, by the key of the parent. Valid until the tree changes. */
  readonly shownParents: Map<string, unknown>;
  /** The departments that the target shows with a path. Valid until the tree changes. */
  readonly shownPaths: Map<string, Department>;
}

export function emptyModel(): Model {
  return {
    home: undefined,
    topDepth: undefined,
    users: undefined,
    departments: new Map(),
    jobs: new Map(),
    freed: [],
    shownParents: new Map(),
    shownPaths: new Map(),
  };
}
