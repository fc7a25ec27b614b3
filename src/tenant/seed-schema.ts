import { enums } from '../contract/generated/enums.ts';
import type { SeedFile } from './seed-file.ts';
import {
  apiKeyText,
  departmentName,
  email,
  flag,
  id,
  list,
  moment,
  name,
  oneOf,
  orNull,
  record,
  type SeedFault,
  type Shape,
  text,
} from './seed-shape.ts';

const role = record({ id, name: text, type: oneOf('custom', 'system'), description: orNull(text) });

const apiKey = record({ name, key: apiKeyText, user: id, role: oneOf(...enums.Role) });

const user = record(
  {
    id,
    email: email,
    firstName: orNull(text),
    lastName: orNull(text),
    jobTitle: orNull(text),
    role: orNull(text),
    departments: list(text),
    createdAt: moment,
    lastLogin: orNull(moment),
  },
  { deletedAt: moment },
);

const department: Shape = (value, path) =>
  record({ id, name: departmentName }, { children: list(department) })(value, path);

const grant = record({ id, permission: oneOf(...enums.Permission) }, { user: text, department: text, role: text });

const folder: Shape = (value, path) =>
  record({ id, name: text }, { grants: list(grant), children: list(folder) })(value, path);

const person = record({ user: text, personnelNumber: text, costCenter: text, role: orNull(text) });

const field = record({
  name,
  label: text,
  type: oneOf(...enums.FieldType),
  helpText: orNull(text),
  active: flag,
  allowedValues: list(text),
  section: orNull(text),
});

const job = record({ id, department: text, added: list(text), createdAt: moment, completedAt: moment });

/** The validator must match the types in `seed-file.ts`. */
const seedFile = record(
  {
    settings: record({ adminAccessApi: flag, hrManagedRoles: flag }),
    apiKeys: list(apiKey),
    roles: list(role),
    departments: list(department),
    users: list(user),
    folders: folder,
    fields: list(field),
  },
  { directory: list(person), documents: text, jobs: list(job) },
);

export function shapeFaults(value: unknown): SeedFault[] {
  return seedFile(value, []);
}

export function isSeedFile(_value: unknown, faults: readonly SeedFault[]): _value is SeedFile {
  return faults.length === 0;
}
