import { findById } from '../../world/ids.ts';
import type { FolderRow, GrantRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { FaultDefinition, FaultDefinitions, TransitionEffect, WireRequest } from '../contract-fault.ts';
import { objectIn, textIn, without } from '../values.ts';
import { isGood, refused, withQuery, withShown, withStatus } from '../wire.ts';
import { endedJob } from '../world-steps.ts';

function afterChange(
  status: 'succeeded' | 'failed',
  operation: string,
  edit: (effect: TransitionEffect, payload: unknown) => boolean,
): Pick<FaultDefinition, 'afterTransition'> {
  return {
    afterTransition: (effect) => {
      const job = endedJob(effect, 'access');
      if (job?.status !== status || textIn(job.payload, 'operation') !== operation) return false;
      return edit(effect, job.payload);
    },
  };
}

function putBack({ world, before }: TransitionEffect): boolean {
  const changed = before.rows.grants.list().filter((grant) => findById(world.rows.grants, grant.id) !== grant);
  for (const grant of changed) world.rows.grants.put(grant);
  return changed.length > 0;
}

function takeNew({ world, before }: TransitionEffect): boolean {
  const made = world.rows.grants.list().filter(({ id }) => !findById(before.rows.grants, id));
  for (const { id } of made) world.rows.grants.delete(Number(id));
  return made.length > 0;
}

function grantOn(world: World, { id: folderId }: FolderRow, payload: unknown): void {
  const principal = objectIn(payload, 'principal');
  const type = textIn(principal, 'type') as GrantRow['principalType'];
  const permission = textIn(payload, 'permission') as GrantRow['permission'];
  const principalId = textIn(principal, 'id') ?? '';
  world.rows.grants.put({ id: world.nextId('grants'), folderId, principalType: type, principalId, permission });
}

function grantBeside({ world }: TransitionEffect, payload: unknown): boolean {
  const named = findById(world.rows.folders, textIn(objectIn(payload, 'resource'), 'id') ?? '');
  const beside = world.rows.folders.list().filter(({ id, parent }) => parent === named?.parent && id !== named?.id);
  for (const folder of beside) grantOn(world, folder, payload);
  return beside.length > 0;
}

function grantOnRoot({ world }: TransitionEffect, payload: unknown): boolean {
  const root = world.rows.folders.first('byPath', ['/']);
  if (root) grantOn(world, root, payload);
  return root !== undefined;
}

const has = ({ query }: WireRequest, ...names: string[]) => names.every((name) => query.has(`filter[${name}]`));

export const accessFaults = {
  'access-update-refused': {
    requirement: 'access-update-offered',
    about: 'Every change of an access list is refused.',
    alsoFails: [
      'access-control-admin-accepted',
      'access-control-super-admin-accepted',
      'access-job-outcome-binary',
      'access-update-202',
      'access-update-applies',
      'access-update-failed-changes-nothing',
    ],
    request: () => {
      throw refused('METHOD NOT ALLOWED');
    },
  },
  'access-update-answers-200': {
    requirement: 'access-update-202',
    about: 'A change of an access list is answered with 200.',
    answer: (answer) => withStatus(answer, 202, 200),
  },
  'access-grant-without-effect': {
    requirement: 'access-update-applies',
    about: 'The job of a grant to a department succeeds, but the department has no grant.',
    alsoFails: [
      'access-read-by-id',
      'access-read-by-path',
      'access-read-narrowed',
      'access-read-offered',
      'department-delete-removes-grants',
    ],
    ...afterChange('succeeded', 'grant', takeNew),
  },
  'access-revoke-without-effect': {
    requirement: 'access-update-revokes',
    about: 'The job of a revoke succeeds, but the grant remains.',
    ...afterChange('succeeded', 'revoke', putBack),
  },
  'access-replace-without-effect': {
    requirement: 'access-update-replaces',
    about: 'The job of a replace succeeds, but the permission does not change.',
    ...afterChange('succeeded', 'replace', putBack),
  },
  'access-grant-on-folders-beside': {
    requirement: 'access-update-named-folder-only',
    about: 'A grant is also applied to the sibling folders of the requested folder.',
    ...afterChange('succeeded', 'grant', grantBeside),
  },
  'access-failed-grant-left-at-root': {
    requirement: 'access-update-failed-changes-nothing',
    about: 'A failed grant leaves a grant on the root folder, from which all folders inherit.',
    ...afterChange('failed', 'grant', grantOnRoot),
  },
  'access-job-ends-as-cancelled': {
    requirement: 'access-job-outcome-binary',
    about: 'An access job that fails ends with the status cancelled.',
    answer: (answer) =>
      withShown(answer, (attributes) =>
        attributes['kind'] === 'access' && attributes['status'] === 'failed'
          ? { ...attributes, status: 'cancelled' }
          : undefined,
      ),
  },
  'access-read-answers-202': {
    requirement: 'access-read-offered',
    about: 'A read of an access list is answered with 202.',
    answer: (answer) => withStatus(answer, 200, 202),
  },
  'access-read-by-id-names-parent': {
    requirement: 'access-read-by-id',
    about: 'A read with filter[id] shows the id and the path of the parent folder.',
    alsoFails: ['access-shows-folder'],
    answer: (answer, { request, world }) => {
      const { parent } = findById(world.rows.folders, request.query.get('filter[id]') ?? '') ?? {};
      const above = parent ? findById(world.rows.folders, parent) : undefined;
      return above && !has(request, 'path')
        ? withShown(answer, (attributes) => ({ ...attributes, id: above.id, path: above.path }))
        : answer;
    },
  },
  'access-read-by-path-refused': {
    requirement: 'access-read-by-path',
    about: 'A read with filter[path] does not find the folder.',
    request: (request) => {
      if (has(request, 'path') && !has(request, 'id')) throw refused('FOLDER NOT FOUND');
      return request;
    },
  },
  'access-read-of-no-folder-accepted': {
    requirement: 'access-read-neither-rejected',
    about: 'A read that identifies no folder returns the access list of the root folder.',
    request: (request) =>
      has(request, 'id') || has(request, 'path') ? request : withQuery(request, { 'filter[path]': '/' }),
  },
  'access-read-by-id-and-path-accepted': {
    requirement: 'access-read-both-rejected',
    about: 'A read with both filter[id] and filter[path] ignores filter[path].',
    request: (request) => (has(request, 'id', 'path') ? withQuery(request, { 'filter[path]': null }) : request),
  },
  'access-read-without-type-accepted': {
    requirement: 'access-read-type-required',
    about: 'A read without filter[type] is accepted.',
    request: (request) => (has(request, 'type') ? request : withQuery(request, { 'filter[type]': 'folder' })),
  },
  'access-read-of-another-type-accepted': {
    requirement: 'access-read-type-folder-only',
    about: 'Every value of filter[type] is treated as folder.',
    request: (request) => {
      const type = request.query.get('filter[type]');
      return type === null || type === 'folder' ? request : withQuery(request, { 'filter[type]': 'folder' });
    },
  },
  'access-grant-again-ignored': {
    requirement: 'access-update-grant-again',
    about: 'A second grant to a principal is accepted but not applied.',
    ...afterChange('succeeded', 'grant', putBack),
  },
  'access-type-in-capitals': {
    requirement: 'access-shows-type',
    about: 'An access control has the type FOLDER.',
    answer: (answer) => withShown(answer, (attributes) => ({ ...attributes, type: 'FOLDER' })),
  },
  'access-folder-hidden': {
    requirement: 'access-shows-folder',
    about: 'An access control contains neither the id nor the path of its folder.',
    answer: (answer) => withShown(answer, (attributes) => without(attributes, 'id', 'path')),
  },
  'access-narrowing-ignored': {
    requirement: 'access-read-narrowed',
    about: 'The parameter that filters the access list is ignored.',
    request: (request) =>
      has(request, 'principalType') ? withQuery(request, { 'filter[principalType]': null }) : request,
  },
  'access-inheritance-unsaid': {
    requirement: 'admin-answers-match-contract',
    about: 'The entries of an access list lack the member inherited.',
    alsoFails: ['access-update-replaces', 'access-update-revokes'],
    answer: (answer) =>
      isGood(answer)
        ? withShown(answer, (attributes) => {
            const entries = attributes['accessList'];
            if (!Array.isArray(entries)) return undefined;
            return { ...attributes, accessList: entries.map((entry) => without(entry, 'inherited')) };
          })
        : answer,
  },
} satisfies FaultDefinitions;
