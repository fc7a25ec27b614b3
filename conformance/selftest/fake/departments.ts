import { acknowledgement, departmentBody, type FakeAnswer, listBody, Refusal } from './answers.ts';
import type { Department, FakeWorld } from './world.ts';

type Attributes = Record<string, unknown>;

export function create(world: FakeWorld, given: Attributes): FakeAnswer {
  const parent = parentOf(world, given['parentDepartment'] ?? null);
  const placed = world.has('create-ignores-parent') ? null : parent;
  const name = nameOf(world, given['name']);
  requireFree(world, name, placed);
  const department = { id: world.nextId(), name, parent: placed, members: new Set<string>() };
  world.departments.set(department.id, department);
  const data = departmentBody(world, department);
  return { status: 201, headers: { location: data.links.self }, body: { data } };
}

export function list(world: FakeWorld, url: URL): FakeAnswer {
  const id = url.searchParams.get('filter[id]');
  const path = url.searchParams.get('filter[path]');
  if (id !== null && path !== null) throw new Refusal(400, 'DEPARTMENT FILTER CONFLICT');
  const parent = path === null ? id : withPath(world, path).id;
  const itself = parent === null ? undefined : find(world, parent);
  const below = world.has('list-includes-grandchildren') && itself ? world.descendants(itself.id) : undefined;
  const listed = below ?? world.children(parent).slice(world.has('list-misses-children') && itself ? 1 : 0);
  const all = itself && world.has('list-includes-itself') ? [itself, ...listed] : listed;
  const sorted = all.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return listBody(
    sorted.map((each) => departmentBody(world, each)),
    url,
  );
}

export function read(world: FakeWorld, id: string): FakeAnswer {
  return { status: 200, body: { data: departmentBody(world, find(world, id)) } };
}

export function update(world: FakeWorld, id: string, given: Attributes): FakeAnswer {
  const { name, parentDepartment } = given;
  if (name === undefined && parentDepartment === undefined && !world.has('empty-update-accepted')) {
    throw new Refusal(400, emptyCode(world));
  }
  const department = find(world, id);
  const parent = parentDepartment === undefined ? department.parent : parentOf(world, parentDepartment);
  if (parent === id || world.descendants(id).some((each) => each.id === parent)) {
    throw new Refusal(409, 'DEPARTMENT CYCLE');
  }
  const renamed = name === undefined ? department.name : nameOf(world, name);
  requireFree(world, renamed, parent, id);
  if (!world.has('rename-ignored')) department.name = renamed;
  if (!world.has('move-ignored')) department.parent = parent;
  return read(world, id);
}

export function remove(world: FakeWorld, id: string): FakeAnswer {
  const department = find(world, id);
  const job = world.submit('department delete', [], () => world.remove(department));
  return acknowledgement(job, world.has('delete-answers-200') ? 200 : 202);
}

export function find(world: FakeWorld, id: unknown): Department {
  const department = typeof id === 'string' ? world.departments.get(id) : undefined;
  if (!department) throw new Refusal(404, 'DEPARTMENT NOT FOUND');
  return department;
}

function emptyCode(world: FakeWorld): string {
  if (world.has('empty-update-other-code')) return 'INVALID VALUE';
  return world.has('empty-update-code-underlined') ? 'DEPARTMENT_PATCH_EMPTY' : 'DEPARTMENT PATCH EMPTY';
}

function parentOf(world: FakeWorld, id: unknown): string | null {
  return id === null ? null : find(world, id).id;
}

function nameOf(world: FakeWorld, given: unknown): string {
  if (given === undefined) throw new Refusal(400, 'MISSING VALUE');
  if (typeof given !== 'string') throw new Refusal(400, 'INVALID VALUE');
  const name = given.trim();
  if (!isName(world, given, name)) throw new Refusal(400, 'DEPARTMENT NAME INVALID');
  return name;
}

function isName(world: FakeWorld, given: string, name: string): boolean {
  if (given === '') return world.has('name-empty-accepted');
  if (name === '') return world.has('name-blank-accepted');
  if (name.includes('//')) return world.has('name-double-slash-accepted');
  if (name.includes('/') && world.has('name-slash-refused')) return false;
  const { length } = [...(world.has('name-measured-untrimmed') ? given : name)];
  if (length === 1000 && world.has('name-1000-refused')) return false;
  return length <= (world.has('name-1001-accepted') ? 1001 : 1000);
}

function requireFree(world: FakeWorld, name: string, parent: string | null, self?: string): void {
  const fold = (text: string) => (world.has('sibling-name-folds-case') ? text.toLowerCase() : text);
  const around = world.has('name-unique-in-tenant') ? [...world.departments.values()] : world.children(parent);
  const taken = around.some((each) => each.id !== self && fold(each.name) === fold(name));
  if (taken && !world.has('sibling-name-accepted')) throw new Refusal(409, 'DEPARTMENT NAME TAKEN');
}

function withPath(world: FakeWorld, path: string): Department {
  const found = [...world.departments.values()].filter((each) => departmentBody(world, each).attributes.path === path);
  if (found.length > 1) throw new Refusal(409, 'DEPARTMENT PATH AMBIGUOUS');
  return find(world, found[0]?.id);
}
