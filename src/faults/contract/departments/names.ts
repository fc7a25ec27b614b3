import type { FaultDefinition, FaultDefinitions, WireRequest } from '../../contract-fault.ts';
import { textIn } from '../../values.ts';
import { attributesOf, refused, withAttributes } from '../../wire.ts';

const nameIn = (request: WireRequest) => textIn(attributesOf(request.body), 'name');

/**
 * Defines an injected fault that replaces some department names in requests.
 * The function `change` returns the new name, or undefined if the name stays unchanged.
 */
function taking(change: (name: string) => string | undefined): Pick<FaultDefinition, 'request'> {
  return {
    request: (request) =>
      withAttributes(request, (attributes) => {
        const before = nameIn(request);
        const name = before === undefined ? undefined : change(before);
        return name === undefined ? undefined : { ...attributes, name };
      }),
  };
}

function refusing(which: (name: string) => boolean): Pick<FaultDefinition, 'request'> {
  return {
    request: (request) => {
      const name = nameIn(request);
      if (name !== undefined && which(name)) throw refused('DEPARTMENT NAME INVALID', 'the name is refused');
      return request;
    },
  };
}

const cut = (name: string) => (name.trim().length === 1001 ? name.trim().slice(0, 1000) : undefined);
const joined = (name: string) => (name.includes('//') ? name.replaceAll(/\/{2,}/g, '/') : undefined);
const filled = (name: string) => (name.trim() === '' ? 'Unnamed' : undefined);

export const departmentNameFaults = {
  'department-name-1-refused': {
    requirement: 'department-name-1-accepted',
    about: 'A name of one character is refused.',
    ...refusing((name) => name.trim().length === 1),
  },
  'department-name-1000-refused': {
    requirement: 'department-name-1000-accepted',
    about: 'A name of exactly 1000 characters is refused.',
    ...refusing((name) => name.length === 1000),
  },
  'department-name-1000-cut': {
    requirement: 'department-name-1000-accepted',
    about: 'The last character of a name of 1000 characters is lost.',
    ...taking((name) => (name.length === 1000 ? name.slice(0, 999) : undefined)),
  },
  'department-name-measured-untrimmed': {
    requirement: 'department-name-trimmed-1000-accepted',
    about: 'The length of a name is checked before trimming.',
    ...refusing((name) => name.length > 1000 && name.trim().length <= 1000),
  },
  'department-name-1001-accepted': {
    requirement: 'department-name-1001-rejected',
    about: 'A name of 1001 characters is accepted and shortened to 1000.',
    ...taking(cut),
  },
  'department-name-empty-accepted': {
    requirement: 'department-name-empty-rejected',
    about: 'An empty name is accepted and stored as Unnamed.',
    ...taking((name) => (name === '' ? 'Unnamed' : undefined)),
  },
  'department-name-blank-accepted': {
    requirement: 'department-name-blank-rejected',
    about: 'A name that consists only of spaces is accepted and stored as Unnamed.',
    ...taking((name) => (name === '' ? undefined : filled(name))),
  },
  'department-name-single-slash-refused': {
    requirement: 'department-name-single-slash-accepted',
    about: 'A name with single slashes is refused.',
    ...refusing((name) => name.includes('/') && !name.includes('//')),
  },
  'department-name-double-slash-accepted': {
    requirement: 'department-name-double-slash-rejected',
    about: 'A name with two consecutive slashes is accepted and stored with one slash.',
    ...taking(joined),
  },
  'department-name-double-slash-at-end-accepted': {
    requirement: 'department-name-double-slash-rejected',
    about: 'A name that ends with two slashes is accepted and stored with one slash.',
    ...taking((name) => (name.endsWith('//') ? joined(name) : undefined)),
  },
  'department-name-stored-untrimmed': {
    requirement: 'department-name-stored-trimmed',
    about: 'The white space before a name is replaced by a dot.',
    ...taking((name) => (/^\s+\S/.test(name) && name.length < 900 ? `.${name.trim()}` : undefined)),
  },
  'department-rename-1000-refused': {
    requirement: 'department-rename-1000-accepted',
    about: 'A rename to exactly 1000 characters is refused.',
    ...refusing((name) => name.length === 1000),
  },
  'department-rename-1001-accepted': {
    requirement: 'department-rename-1001-rejected',
    about: 'A rename to 1001 characters is accepted, and the name is shortened to 1000.',
    ...taking(cut),
  },
  'department-rename-blank-accepted': {
    requirement: 'department-rename-blank-rejected',
    about: 'A rename to an empty or blank name is accepted, and the department is called Unnamed.',
    ...taking(filled),
  },
  'department-rename-double-slash-accepted': {
    requirement: 'department-rename-double-slash-rejected',
    about: 'A rename to a name with two consecutive slashes is accepted, and the name is stored with one slash.',
    ...taking(joined),
  },
} satisfies FaultDefinitions;
