import type { ApiKeyRow, DirectoryRow, FieldRow, GrantRow, RoleRow, SettingsRow, UserRow } from './rows.ts';

/** A world as a person writes it (`fixtures/worlds/*.yaml`): a tree of departments, users with paths and role names. */
export interface SeedFile {
  settings: Omit<SettingsRow, 'id' | 'rateLimit'>;
  apiKeys: (Pick<ApiKeyRow, 'name' | 'key' | 'role'> & { user: string })[];
  roles: RoleRow[];
  departments: SeedDepartment[];
  users: SeedUser[];
  folders: SeedFolder;
  /** The external role directory of a tenant whose roles an HR system manages. */
  directory?: SeedPerson[];
  fields: FieldRow[];
  /** The file of the documents, seen from this one. */
  documents?: string;
  /** Jobs that have ended. */
  jobs?: SeedJob[];
}

/** A change of members that was carried out. */
export interface SeedJob {
  id: string;
  /** The path of the department. */
  department: string;
  /** The e-mails of the users who were added. */
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
  /** The name of the role, or null. */
  role: string | null;
  /** The paths of the departments that the user belongs to. */
  departments: string[];
  deletedAt?: string;
};

/** The root folder, or one below it. Its grants name a user by e-mail, a department by path or a role by name. */
export interface SeedFolder {
  id: string;
  name: string;
  grants?: SeedGrant[];
  children?: SeedFolder[];
}

export type SeedGrant = Pick<GrantRow, 'id' | 'permission'> &
  ({ user: string } | { department: string } | { role: string });

export type SeedPerson = Pick<DirectoryRow, 'personnelNumber' | 'costCenter'> & {
  /** The e-mail of the user. */
  user: string;
  /** The name of the role, or null. */
  role: string | null;
};
