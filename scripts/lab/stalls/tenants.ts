import { submitJob } from '../../../src/jobs/job.ts';
import { emptyWorld } from '../../../src/tenant/new-tenant.ts';
import type { World } from '../../../src/tenant/world.ts';
import { documentRows, worldOf } from '../bench/many-documents.ts';
import { organisation } from '../bench/organisation.ts';
import { longTexts } from './texts.ts';

const begin = Date.parse('2026-01-05T08:00:00Z');

/** Returns the tenants for requests that need much CPU time. */
export function largeWorlds(): World[] {
  return [
    organisation({ users: 100_000, departments: 10_000, folders: 5_000 }, 'large'),
    organisation({ users: 20_000, departments: 5_000, folders: 5_000 }, 'subtree'),
    worldOf('library', documentRows(20_000)),
    withTexts(),
    deep(5_000),
    busy(5_000),
    withChoices(100_000),
    emptyWorld('plain', begin),
  ];
}

function withTexts(): World {
  const [{ document } = never()] = documentRows(1);
  return worldOf(
    'texts',
    longTexts().map((text, index) => {
      const id = String(index + 1);
      return { document: { ...document, documentId: id, docId: `TEXT-${id}`, docSetId: id }, text };
    }),
  );
}

function deep(departments: number): World {
  const world = emptyWorld('deep', begin);
  world.transact(() => {
    for (let id = 1; id <= departments; id++) {
      world.rows.departments.put({
        id: String(id),
        name: `d${id}`,
        parentDepartment: id === 1 ? null : String(id - 1),
      });
    }
    world.rows.sequences.put({ name: 'departments', next: departments + 1 });
  });
  return world;
}

function busy(jobs: number): World {
  const world = organisation({ users: 1_000, departments: 100, folders: 10 }, 'busy');
  world.transact(() => {
    for (let number = 0; number < jobs; number++) {
      const plan = { kind: 'members', mode: 'after', polls: 0, outcome: 'succeed', code: null } as const;
      world.rows.jobPlans.put({ ...plan, after: 86_400_000 + number * 1_000 });
      const payload = {
        departmentId: String((number % 100) + 1),
        operation: 'add',
        members: [String(1_000 + (number % 1_000))],
      };
      submitJob(world, 'members', payload, Date.now());
    }
    world.rows.jobPlans.delete('members');
  });
  return world;
}

function withChoices(values: number): World {
  const world = emptyWorld('choices', begin);
  const allowedValues = Array.from({ length: values }, (_, index) => `choice ${index}`);
  const field = { name: 'Choice', label: 'Choice', helpText: null, active: true, section: null } as const;
  world.transact(() => world.rows.fields.put({ ...field, type: 'multi_select', allowedValues }));
  return world;
}

function never(): never {
  throw new Error('the tenant has no document that can be copied');
}
