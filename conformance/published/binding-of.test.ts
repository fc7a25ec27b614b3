import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { bindingOf } from './binding-of.ts';

const least: Target = { target: 1, name: 'Ours', baseUrl: 'http://here', credentials: { admin: 'key' } };

test('a body of the target file replaces the form of the published contract, and a form replaces its body', () => {
  const multipart = { title: '{name}' };
  const operations = {
    uploadDocument: { body: '{file}' },
    createDepartment: { multipart },
    importUsers: { path: '/x' },
  };
  const target: Target = { ...least, operations };
  expect(bindingOf(target, 'uploadDocument')).toMatchObject({ method: 'POST', path: '/documents', body: '{file}' });
  expect(bindingOf(target, 'uploadDocument')).not.toHaveProperty('multipart');
  expect(bindingOf(target, 'createDepartment')).toMatchObject({ multipart });
  expect(bindingOf(target, 'createDepartment')).not.toHaveProperty('body');
  expect(bindingOf(target, 'importUsers')).toHaveProperty('multipart');
});
