import { DepartmentDetails } from './departments.js';
import { DocumentDetails, FieldDetails, ProvisionDetails } from './documents.js';
import { FolderDetails, GrantDetails } from './folders.js';
import { ImportDetails } from './imports.js';
import { DirectoryDetails, RoleDetails, UserDetails } from './users.js';

export const details = {
  users: UserDetails,
  departments: DepartmentDetails,
  folders: FolderDetails,
  grants: GrantDetails,
  roles: RoleDetails,
  documents: DocumentDetails,
  provisions: ProvisionDetails,
  fields: FieldDetails,
  imports: ImportDetails,
  directory: DirectoryDetails,
};
