import type { FaultContext, FaultDefinition, FaultDefinitions, WireAnswer } from '../contract-fault.ts';
import { type JsonObject, objectIn, textIn } from '../values.ts';
import { idInPath, isGood, withCode, withData, withShown } from '../wire.ts';

function called(kind: string, other: string): Pick<FaultDefinition, 'alsoFails' | 'answer'> {
  return {
    alsoFails: ['job-kind-spelling'],
    answer: (answer) =>
      withShown(answer, (attributes) => (attributes['kind'] === kind ? { ...attributes, kind: other } : undefined)),
  };
}

const kindIn = (answer: WireAnswer) => textIn(objectIn(objectIn(answer.body, 'data'), 'attributes'), 'kind');

function isFirstRead({ request, memory, remember }: FaultContext): boolean {
  const id = idInPath(request);
  if (memory.includes(id)) return false;
  remember([...memory, id]);
  return true;
}

function notFound(answer: WireAnswer): WireAnswer {
  const error = { status: '404', code: 'JOB NOT FOUND', title: 'No such job', detail: 'the job is not there' };
  return { ...answer, status: 404, body: { errors: [error] } };
}

const ended = ({ status }: JsonObject) => status === 'succeeded' || status === 'failed';

export const jobFaults = {
  'job-read-names-another': {
    requirement: 'job-read-offered',
    about: 'The response for a job contains the id of another job.',
    answer: (answer) => withData(answer, (data) => ({ ...data, id: `${textIn(data, 'id')}0` })),
  },
  'job-of-access-not-found': {
    requirement: 'job-acknowledgement-names-job',
    about: 'The job of an access change is never found.',
    alsoFails: [
      'access-job-outcome-binary',
      'job-kind-access',
      'job-kind-spelling',
      'job-shows-outcome',
      'job-shows-status',
      'job-read-at-once',
    ],
    answer: (answer) => (kindIn(answer) === 'access' && isGood(answer) ? notFound(answer) : answer),
  },
  'job-not-found-at-first': {
    requirement: 'job-read-at-once',
    about: 'The first read of an access job is answered as not found.',
    answer: (answer, context) =>
      kindIn(answer) === 'access' && isGood(answer) && isFirstRead(context) ? notFound(answer) : answer,
  },
  'job-status-empty-at-first': {
    requirement: 'job-shows-status',
    about: 'The first read of a job returns no status.',
    answer: (answer, context) =>
      withShown(answer, (attributes) => (isFirstRead(context) ? { ...attributes, status: '' } : undefined)),
  },
  'job-of-members-never-ends': {
    requirement: 'job-shows-outcome',
    about: 'The job of a membership change is reported as running forever.',
    alsoFails: ['job-shows-status'],
    answer: (answer) =>
      withShown(answer, (attributes) =>
        attributes['kind'] === 'members' && ended(attributes) ? { ...attributes, status: 'running' } : undefined,
      ),
  },
  'job-kind-of-access-other': {
    requirement: 'job-kind-access',
    about: 'The job of an access change has the kind folder.',
    ...called('access', 'folder'),
  },
  'job-kind-of-members-other': {
    requirement: 'job-kind-members',
    about: 'The job of a membership change has the kind access.',
    ...called('members', 'access'),
  },
  'job-kind-of-deletion-other': {
    requirement: 'job-kind-department-delete',
    about: 'The job of a deletion has the kind members.',
    ...called('department delete', 'members'),
  },
  'job-kind-of-role-assignments-other': {
    requirement: 'job-kind-role-assignments',
    about: 'The job of a replacement of role assignments has the kind members.',
    ...called('role-assignments', 'members'),
  },
  'job-kind-of-deletion-hyphened': {
    requirement: 'job-kind-spelling',
    about: 'The job of a deletion has the kind department-delete.',
    ...called('department delete', 'department-delete'),
    alsoFails: ['job-kind-department-delete'],
  },
  'job-changes-after-its-end': {
    requirement: 'job-ended-stays',
    about: 'A second read of a finished deletion job shows another end time.',
    answer: (answer, context) =>
      withShown(answer, (attributes) =>
        attributes['kind'] === 'department delete' && ended(attributes) && !isFirstRead(context)
          ? { ...attributes, completedAt: '2026-01-15T10:00:00.000Z' }
          : undefined,
      ),
  },
  'job-code-of-unknown-other': {
    requirement: 'admin-rejection-codes',
    about: 'A read of an unknown job is refused with ROUTE NOT FOUND.',
    answer: (answer) => withCode(answer, 'JOB NOT FOUND', 'ROUTE NOT FOUND'),
  },
} satisfies FaultDefinitions;
