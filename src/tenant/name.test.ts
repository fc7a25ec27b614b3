import { expect, test } from 'vitest';
import { limits } from '../contract/generated/limits.ts';
import { isName } from './name.ts';

const longest = 'a'.repeat(limits.tenantName);

test.each(['a', 'trial-2', '0', 'ab-cd-ef', longest])('%s is a name', (name) => expect(isName(name)).toBe(true));

test.each(['', '-a', 'a-', 'a--b', 'A', 'a_b', 'a/b', 'a\n', 'ä', `${longest}a`, undefined, null, 5, ['a']])(
  '%j is no name',
  (name) => expect(isName(name)).toBe(false),
);
