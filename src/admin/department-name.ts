import { limits } from '../contract/generated/limits.ts';
import { Problem } from '../contract/problem.ts';
import { trimmed } from '../world/trimmed.ts';

/**
 * Returns the department name to store, without leading and trailing white space.
 * The API specification requires a department name of 1 to 1000 characters after trimming, without `//`.
 * The characters of a department name are counted as Unicode code points (decision D-32).
 * If the department name is invalid, one thrown error lists all violations.
 */
export function departmentName(given: string): string {
  const name = trimmed(given);
  const { length } = [...name];
  const faults: string[] = [];
  if (length === 0) faults.push('name must have 1 character or more after trimming, got none');
  if (length > limits.departmentName)
    faults.push(`name must have ${limits.departmentName} characters or fewer after trimming, got ${length}`);
  if (name.includes('//')) faults.push('name must not contain "//"');
  const [first, ...others] = faults.map((detail) => ({
    code: 'DEPARTMENT NAME INVALID' as const,
    detail,
    source: { pointer: '/data/attributes/name' },
  }));
  if (first) throw new Problem([first, ...others]);
  return name;
}
