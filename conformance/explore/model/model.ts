import type { Upload } from '../../cases/documents/steps.ts';
import type { ExploreRule } from '../rules.ts';

export type FolderName = 'folder' | 'secondFolder';

/**
 * `leaving` means that a pending job will delete the object. `unsure` means that the explorer does not know whether the
 * object exists, and therefore ignores the object.
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
  /** The value `open` means that the explorer does not know whether the user is a member. */
  readonly unsureMembers: Map<string, 'add' | 'remove' | 'open'>;
  readonly grants: Set<FolderName>;
  readonly unsureGrants: Set<FolderName>;
  blame: { exists: ExploreRule; name: ExploreRule; parent: ExploreRule; depth: ExploreRule; members: ExploreRule };
}

export interface StoredDocument {
  readonly key: string;
  readonly upload: Upload;
  readonly fields: Map<string, string>;
  life: Life;
}

export interface PendingJob {
  readonly key: string;
  readonly jobId: string;
  readonly text: string;
  readonly department?: Department;
  readonly isOfMembers?: true;
  readonly succeed: () => Promise<void>;
  readonly fail: () => Promise<void>;
  mayFail: boolean;
}

export class ExploreModel {
  steps = 0;
  home: Department | undefined;
  topDepth: number | undefined;
  users: readonly string[] | undefined;
  roleUsers: readonly string[] = [];
  roles: Map<string, string> | undefined;
  readonly documents = new Map<string, StoredDocument>();
  readonly sampled: { department?: string; parent?: string; document?: Upload } = {};
  readonly departments = new Map<string, Department>();
  recent: Department | undefined;
  recentWay: UpdateWay | undefined;
  readonly jobs = new Map<string, PendingJob>();
  readonly freed: { parent: Department; name: string }[] = [];
  readonly shownParents = new Map<Department, unknown>();
  readonly shownPaths = new Map<string, Department>();
}
