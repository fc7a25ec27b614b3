import type { FaultContext, FaultDefinitions, ParsedResponse } from '../contract-fault.ts';
import { type JsonObject, objectAt, textAt } from '../values.ts';
import { idInPath, is2xx, withShown } from '../wire.ts';

const kindIn = (answer: ParsedResponse) => textAt(objectAt(objectAt(answer.body, 'data'), 'attributes'), 'kind');

function isFirstRead({ request, memory, remember }: FaultContext): boolean {
  const id = idInPath(request);
  if (memory.includes(id)) return false;
  remember([...memory, id]);
  return true;
}

function notFound(answer: ParsedResponse): ParsedResponse {
  const error = { status: '404', code: 'JOB NOT FOUND', title: 'No such job', detail: 'the job is not there' };
  return { ...answer, status: 404, body: { errors: [error] } };
}

const ended = ({ status }: JsonObject) => status === 'succeeded' || status === 'failed';

export const jobFaults = {
  'job-of-access-not-found': {
    answer: (answer) => (kindIn(answer) === 'access' && is2xx(answer) ? notFound(answer) : answer),
  },
  'job-not-found-at-first': {
    answer: (answer, context) =>
      kindIn(answer) === 'access' && is2xx(answer) && isFirstRead(context) ? notFound(answer) : answer,
  },
  'job-status-empty-at-first': {
    answer: (answer, context) =>
      withShown(answer, (attributes) => (isFirstRead(context) ? { ...attributes, status: '' } : undefined)),
  },
  'job-changes-after-its-end': {
    answer: (answer, context) =>
      withShown(answer, (attributes) =>
        attributes['kind'] === 'department delete' && ended(attributes) && !isFirstRead(context)
          ? { ...attributes, completedAt: '2026-01-15T10:00:00.000Z' }
          : undefined,
      ),
  },
} satisfies FaultDefinitions;
