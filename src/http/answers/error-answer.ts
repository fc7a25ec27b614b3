import type { components as Admin } from '../../contract/generated/admin.ts';
import type { components as Documents } from '../../contract/generated/documents.ts';
import type { components as Sandbox } from '../../contract/generated/sandbox.ts';
import type { Interface } from '../../contract/operation.ts';
import { type InputViolation, type Problem, titleOf } from '../../contract/problem.ts';

export interface ErrorAnswer {
  status: number;
  mediaType: string;
  headers: Record<string, string>;
  body: object;
}

const mostViolations = 1000;

export function errorAnswer(of: Interface, problem: Problem): ErrorAnswer {
  const { status, headers } = problem;
  const violations = problem.violations.slice(0, mostViolations);
  if (of === 'admin')
    return { status, headers, mediaType: 'application/vnd.api+json', body: jsonApiErrors(status, violations) };
  if (of === 'sandbox')
    return { status, headers, mediaType: 'application/problem+json', body: problemDetails(status, violations) };
  return { status, headers, mediaType: 'application/json', body: plainError(violations) };
}

function jsonApiErrors(status: number, violations: readonly InputViolation[]): Admin['schemas']['Errors'] {
  return {
    errors: violations.map(({ code, detail, source }) => ({
      status: String(status),
      code,
      title: titleOf(code),
      detail,
      ...(source && { source }),
    })),
  };
}

function plainError(violations: readonly InputViolation[]): Documents['schemas']['Error'] {
  const [first] = violations as [InputViolation];
  const details = violations.flatMap(({ detail, source }) =>
    source && !('header' in source) ? [{ ...source, message: detail }] : [],
  );
  return { error: first.detail, code: first.code, ...(details.length > 0 && { details }) };
}

function problemDetails(status: number, violations: readonly InputViolation[]): Sandbox['schemas']['Problem'] {
  const [first] = violations as [InputViolation];
  return {
    title: titleOf(first.code),
    status,
    code: first.code,
    detail: violations.map(({ detail }) => detail).join('; '),
  };
}
