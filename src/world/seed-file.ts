import type { ApiKeyRow, FieldRow, RoleRow, SettingsRow, UserRow } from './rows.ts';

/** A world as a person writes it (`fixtures/worlds/*.yaml`): a tree of departments, users with paths and role names. */
export interface SeedFile {
  settings: Omit<SettingsRow, 'id'>;
  apiKeys: (Pick<ApiKeyRow, 'name' | 'key' | 'role'> & { user: string })[];
  roles: RoleRow[];
  departments: SeedDepartment[];
  users: SeedUser[];
  fields: FieldRow[];
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
