import type { ApiKeyRow, DirectoryRow, FieldRow, GrantRow, RoleRow, SettingsRow, UserRow } from './rows.ts';

/**
 * A seed file (`fixtures/worlds/*.yaml`) is a handwritten data set from which a tenant is created.
 * Departments in a seed file form a tree. Users refer to departments by path and to roles by name.
 */
export interface SeedFile {
  settings: Omit<SettingsRow, 'id' | 'rateLimit'>;
  apiKeys: (Pick<ApiKeyRow, 'name' | 'key' | 'role'> & { user: string })[];
  roles: RoleRow[];
  departments: SeedDepartment[];
  users: SeedUser[];
  folders: SeedFolder;
  /** The persons in the directory of an external HR system. The HR system manages the roles of users. */
  directory?: SeedPerson[];
  fields: FieldRow[];
  /** The path of the file with the documents of the tenant, relative to the seed file. */
  documents?: string;
  /** Jobs that have already ended when the tenant is created. */
  jobs?: SeedJob[];
}

/**
 * Describes a completed job that has added users to a department.
 * `department` is the path of the department, and `added` contains the e-mail addresses of the users.
 */
export interface SeedJob {
  id: string;
  department: string;
  added: string[];
  createdAt: string;
  completedAt: string;
}

export interface SeedDepartment {
  id: string;
  name: string;
  children?: SeedDepartment[];
}

export type SeedUser = Pick<
  UserRow,
  'id' | 'email' | 'firstName' | 'lastName' | 'jobTitle' | 'createdAt' | 'lastLogin'
> & {
  /** The name of the user's role, or null if the user has no role. */
  role: string | null;
  /** The paths of the departments to which the user belongs. */
  departments: string[];
  deletedAt?: string;
};

/**
 * A folder in a seed file, with its permissions and subfolders.
 * Folder permissions refer to users by e-mail address, to departments by path, and to roles by name.
 */
export interface SeedFolder {
  id: string;
  name: string;
  grants?: SeedGrant[];
  children?: SeedFolder[];
}

export type SeedGrant = Pick<GrantRow, 'id' | 'permission'> &
  ({ user: string } | { department: string } | { role: string });

export type SeedPerson = Pick<DirectoryRow, 'personnelNumber' | 'costCenter'> & {
  /** The e-mail address of the person's user account. */
  user: string;
  /** The name of the person's role in the HR system, or null if the person has no role. */
  role: string | null;
};
