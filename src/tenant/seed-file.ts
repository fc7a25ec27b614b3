import type { ApiKeyRow, DirectoryRow, FieldRow, GrantRow, RoleRow, SettingsRow, UserRow } from './rows.ts';

/** A handwritten data set (`fixtures/worlds/*.yaml`). Users refer to departments by path and to roles by name. */
export interface SeedFile {
  settings: Omit<SettingsRow, 'id' | 'rateLimit'>;
  apiKeys: (Pick<ApiKeyRow, 'name' | 'key' | 'role'> & { user: string })[];
  roles: RoleRow[];
  departments: SeedDepartment[];
  users: SeedUser[];
  folders: SeedFolder;
  directory?: SeedPerson[];
  fields: FieldRow[];
  documents?: string;
  /** Jobs that have already ended when the tenant is created. */
  jobs?: SeedJob[];
}

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
  role: string | null;
  departments: string[];
  deletedAt?: string;
};

/** Permissions refer to users by e-mail address, to departments by path, and to roles by name. */
export interface SeedFolder {
  id: string;
  name: string;
  grants?: SeedGrant[];
  children?: SeedFolder[];
}

export type SeedGrant = Pick<GrantRow, 'id' | 'permission'> &
  ({ user: string } | { department: string } | { role: string });

export type SeedPerson = Pick<DirectoryRow, 'personnelNumber' | 'costCenter'> & {
  user: string;
  role: string | null;
};
