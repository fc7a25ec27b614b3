import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { movedByTime } from '../../../src/contract/state-machine.ts';
import { type Fields, fieldsOf, follow, isFields, mappingsOf } from '../nodes.ts';

/** Members that stay the same while a resource lives, unless a caller changes them. */
const LASTING = ['email', 'fullName', 'name', 'kind', 'fileName', 'createdAt', 'provisionName', 'dateCreated'];
const LASTING_OF_DOCUMENTS = ['docId', 'docSetId', 'version', 'path', ...LASTING];
/** Depend on the search and not on the document. */
const OF_THE_SEARCH = ['score', 'snippet'];

export type Fact = readonly [about: string, value: string];

/** Returns what an example says about users, departments, documents and other resources with an id. */
export function factsIn(value: unknown): Fact[] {
  return mappingsOf(value).flatMap(ownFacts);
}

function ownFacts(value: Fields): Fact[] {
  const { type, id, attributes, principalType, principalId, principalName, documentId, recordId, dateModified } = value;
  if (isFields(attributes)) return resourceFacts(`${type} ${id}`, attributes);
  if (principalId !== undefined) {
    const member = principalType === 'user' ? 'fullName' : 'name';
    return [[`${principalType}s ${principalId} ${member}`, JSON.stringify(principalName)]];
  }
  if (recordId !== undefined)
    return factsOf(
      `provision record ${recordId}`,
      { ...value, provisionName: value['provisionName'] ?? value['name'] },
      LASTING,
    );
  if (documentId === undefined) return [];
  const lasting = factsOf(`document ${documentId}`, value, LASTING_OF_DOCUMENTS);
  const members = Object.keys(value).filter((name) => !OF_THE_SEARCH.includes(name));
  return dateModified === undefined
    ? lasting
    : [...lasting, ...factsOf(`document ${documentId} at ${dateModified}`, value, members)];
}

function resourceFacts(resource: string, attributes: Fields): Fact[] {
  const { roleId, roleName } = attributes;
  return [
    ...factsOf(resource, attributes, LASTING),
    ...factsOf(`roles ${roleId}`, { name: roleName ?? undefined }, ['name']),
  ];
}

function factsOf(about: string, value: Fields, members: readonly string[]): Fact[] {
  return members
    .filter((name) => value[name] !== undefined)
    .map((name) => [`${about} ${name}`, JSON.stringify(value[name])]);
}

interface Success {
  readonly status: string;
  readonly place: Location;
  /** The response as the file of the operation has it. A shared response is a reference. */
  readonly written: Fields;
  readonly examples: readonly (readonly [name: string, example: Fields])[];
}

function successesOf(operation: unknown, context: UserContext): Success[] {
  const responses = Object.entries(fieldsOf(fieldsOf(operation)['responses']));
  return responses
    .filter(([status]) => status.startsWith('2'))
    .map(([status, written]) => {
      const place = context.location.child(['responses', status]);
      const [media] = Object.values(fieldsOf(follow(written, place, context)?.node['content']));
      const examples = Object.entries(fieldsOf(fieldsOf(media)['examples']));
      return {
        ...{ status, place, written: fieldsOf(written) },
        examples: examples.map(([name, example]) => [name, fieldsOf(example)] as const),
      };
    });
}

/** Checks that the examples of all operations but the updates say the same about a resource. */
export const oneStory: Oas3Rule = () => {
  const told = new Map<string, { value: string; by: string }>();
  return {
    Operation: (node, context) => {
      if (context.key === 'patch') return;
      for (const { place, examples } of successesOf(node, context)) {
        const facts = examples.flatMap(([name, { value }]) => factsIn(value).map((fact) => [name, ...fact] as const));
        for (const [name, about, value] of facts) {
          const before = told.get(about) ?? { value, by: `${fieldsOf(node)['operationId']} ${name}` };
          told.set(about, before);
          if (before.value === value) continue;
          const message = `the example ${name} says ${value} for ${about}, and ${before.by} says ${before.value}: tell one story.`;
          context.report({ message, location: place });
        }
      }
    },
  };
};

/** Checks that the text about a success fits its operation: no other operation has it, and no example is a request. */
export const ownDescriptions: Oas3Rule = () => {
  const owners = new Map<unknown, string>();
  return {
    Operation: (node, context) => {
      const operation = String(fieldsOf(node)['operationId']);
      for (const { status, place, written, examples } of successesOf(node, context)) {
        const owner = owners.get(written['description']) ?? operation;
        if (written['description'] !== undefined) owners.set(written['description'], owner);
        const message = `the answer ${status} is described like an answer of ${owner}: say what ${operation} answers.`;
        if (owner !== operation) context.report({ message, location: place.child('description') });
        for (const [name] of examples.filter(([, each]) => String(each['summary']).startsWith('A request'))) {
          context.report({ message: `the example "${name}" is an answer: do not call it a request.`, location: place });
        }
      }
    },
  };
};

/** Checks that an answer says what comes next: a link after 201 and 202, and Retry-After if work is in progress. */
export const followUpPresent: Oas3Rule = () => ({
  Operation: (node, context) => {
    for (const { status, place, written, examples } of successesOf(node, context)) {
      const say = (message: string) => context.report({ message: `the answer ${status} ${message}`, location: place });
      if (['201', '202'].includes(status) && !('links' in written)) say('has no links: link to the next operation.');
      const statuses = examples.map(([, { value }]) => {
        const { status: plain, data } = fieldsOf(value);
        return fieldsOf(fieldsOf(data)['attributes'])['status'] ?? plain;
      });
      if ('Retry-After' in fieldsOf(written['headers']) || !statuses.some((each) => movedByTime.has(each))) continue;
      say('shows work in progress and has no Retry-After: add the header.');
    }
  },
});
