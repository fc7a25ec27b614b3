import { limits } from '../../contract/generated/limits.ts';
import { Problem } from '../../contract/problem.ts';
import { trimmed } from '../../tenant/trimmed.ts';

export function departmentName(given: string): string {
  const name = trimmed(given);
  const length = name.length > limits.departmentName ? [...name].length : name.length;
  const faults: string[] = [];
  if (length === 0) faults.push('name must contain at least one character that is not white space');
  if (length > limits.departmentName)
    faults.push(`name must have at most ${limits.departmentName} characters after trimming, got ${length}`);
  if (name.includes('//')) faults.push('name must not contain "//"');
  const [first, ...others] = faults.map((detail) => ({
    code: 'DEPARTMENT NAME INVALID' as const,
    detail,
    source: { pointer: '/data/attributes/name' },
  }));
  if (first) throw new Problem([first, ...others]);
  return name;
}
