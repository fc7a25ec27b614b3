import { submitJob } from '../../../src/jobs/job.ts';
import { emptyTenantData } from '../../../src/tenant/new-tenant.ts';
import type { TenantData } from '../../../src/tenant/tenant-data.ts';

import { organisation, organisationDocuments, worldOf } from '../bench/organisation.ts';
import { longTexts } from './texts.ts';

const begin = Date.parse('2026-01-05T08:00:00Z');

export function largeWorlds(): TenantData[] {
  return [
    organisation({ users: 100_000, departments: 10_000, folders: 5_000 }, 'large'),
    organisation({ users: 20_000, departments: 5_000, folders: 5_000 }, 'subtree'),
    worldOf('library', organisationDocuments(20_000)),
    withTexts(),
    deep(5_000),
    busy(5_000),
    withChoices(100_000),
    emptyTenantData('plain', begin),
  ];
}

function withTexts(): TenantData {
  const [{ document } = never()] = organisationDocuments(1);
  return worldOf(
    'texts',
    longTexts().map((text, index) => {
      const id = String(index + 1);
      return { document: { ...document, documentId: id, docId: `TEXT-${id}`, docSetId: id }, text };
    }),
  );
}

function deep(departments: number): TenantData {
  const tenantData = emptyTenantData('deep', begin);
  tenantData.transact(() => {
    for (let id = 1; id <= departments; id++) {
      tenantData.rows.departments.put({
        id: String(id),
        name: `d${id}`,
        parentDepartment: id === 1 ? null : String(id - 1),
      });
    }
    tenantData.rows.sequences.put({ name: 'departments', next: departments + 1 });
  });
  return tenantData;
}

function busy(jobs: number): TenantData {
  const tenantData = organisation({ users: 1_000, departments: 100, folders: 10 }, 'busy');
  tenantData.transact(() => {
    for (let number = 0; number < jobs; number++) {
      const plan = { kind: 'members', mode: 'after', polls: 0, outcome: 'succeed', code: null } as const;
      tenantData.rows.jobPlans.put({ ...plan, after: 86_400_000 + number * 1_000 });
      const payload = {
        departmentId: String((number % 100) + 1),
        operation: 'add',
        members: [String(1_000 + (number % 1_000))],
      };
      submitJob(tenantData, 'members', payload, Date.now());
    }
    tenantData.rows.jobPlans.delete('members');
  });
  return tenantData;
}

function withChoices(values: number): TenantData {
  const tenantData = emptyTenantData('choices', begin);
  const allowedValues = Array.from({ length: values }, (_, index) => `choice ${index}`);
  const field = { name: 'Choice', label: 'Choice', helpText: null, active: true, section: null } as const;
  tenantData.transact(() => tenantData.rows.fields.put({ ...field, type: 'multi_select', allowedValues }));
  return tenantData;
}

function never(): never {
  throw new Error('the tenant has no document that can be copied');
}
