import type { ContractFaults } from '../../contract-fault.ts';
import { textIn } from '../../values.ts';
import { attributesOf, refused, withAttributes } from '../../wire.ts';

const operations = ['createDepartment'] as const;

export const departmentNameFaults: ContractFaults = {
  'department-name-1001-accepted': {
    requirement: 'department-name-1001-rejected',
    about: 'A name of 1001 characters is taken, cut to 1000.',
    operations,
    request: (request) =>
      withAttributes(request, (attributes) => {
        const name = textIn(attributes, 'name')?.trim();
        return name?.length === 1001 ? { ...attributes, name: name.slice(0, 1000) } : undefined;
      }),
  },
  'department-name-1000-refused': {
    requirement: 'department-name-1000-accepted',
    about: 'A name of exactly 1000 characters is refused.',
    operations,
    request: (request) => {
      if (textIn(attributesOf(request.body), 'name')?.length === 1000) throw refused('DEPARTMENT NAME INVALID');
      return request;
    },
  },
};
