import { limits } from '../../contract/generated/limits.ts';
import { type InputViolation, Problem } from '../../contract/problem.ts';
import { schedulePlanned } from '../../jobs/due.ts';
import { jobPlanOf } from '../../jobs/plan.ts';
import type { Operation } from '../../operation/operation.ts';
import { timestamp } from '../../tenant/clock.ts';
import { trimmed } from '../../tenant/trimmed.ts';

export const createProvision: Operation<'createProvision'> = ({ tenantData, body, now }) => {
  const name = trimmed(body.name);
  const tags = body.provisionTags ?? [];
  requireLengths(name, tags);
  if (tenantData.rows.provisions.get(name)) throw nameTaken(name);
  const recordId = tenantData.nextId('provisionRecords');
  const plan = jobPlanOf(tenantData, 'provision');
  const dateCreated = timestamp(now);
  const status = 'IN_PROGRESS';
  const record = { recordId, provisionName: name, status, documentsTagged: 0, dateCreated } as const;
  const provisionTags = [...new Set(tags.map(trimmed))];
  tenantData.rows.provisions.put({ name, provisionTags });
  tenantData.rows.provisionRecords.put({ ...record, dateModified: dateCreated, plan, polls: 0 });
  schedulePlanned(tenantData, { machine: 'provision', subject: recordId, at: now }, plan, 1);
  return {
    status: 201,
    headers: { location: `/provision-records/${recordId}` },
    body: { name, provisionTags, recordId, status },
  };
};

/** Counts the Unicode code points in the name and in each tag. White space at the ends is not counted. */
function requireLengths(name: string, tags: readonly string[]): void {
  const violations = [
    ...lengthFault('PROVISION NAME INVALID', '/name', name),
    ...tags.flatMap((tag, index) => lengthFault('PROVISION TAG INVALID', `/provisionTags/${index}`, trimmed(tag))),
  ];
  const [first, ...rest] = violations;
  if (first) throw new Problem([first, ...rest]);
}

function lengthFault(code: InputViolation['code'], pointer: string, text: string): InputViolation[] {
  const { length } = [...text];
  const detail = `${pointer} must have 1 to ${limits.provisionText} characters after trimming, got ${length}`;
  return length < 1 || length > limits.provisionText ? [{ code, detail, source: { pointer } }] : [];
}

function nameTaken(name: string): Problem {
  const detail = `a provision named ${JSON.stringify(name)} already exists`;
  return new Problem({ code: 'PROVISION NAME TAKEN', detail, source: { pointer: '/name' } });
}
