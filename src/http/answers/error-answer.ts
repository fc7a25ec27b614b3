import type { components as Admin } from '../../contract/generated/admin.ts';
import type { components as Documents } from '../../contract/generated/documents.ts';
import { errors } from '../../contract/generated/errors.ts';
import type { components as Sandbox } from '../../contract/generated/sandbox.ts';
import type { Interface } from '../../contract/operation.ts';
import { codeTitle, type HttpErrorCode, type InputViolation, type Problem } from '../../contract/problem.ts';

export interface ErrorAnswer {
  status: number;
  mediaType: string;
  headers: Record<string, string>;
  body: object;
}

const mostViolations = 1000;

export function errorAnswer(of: Interface, problem: Problem, requestId?: string): ErrorAnswer {
  const { status, headers } = problem;
  const violations = problem.violations.slice(0, mostViolations);
  if (of === 'admin')
    return {
      status,
      headers,
      mediaType: 'application/vnd.api+json',
      body: jsonApiErrors(status, violations, requestId),
    };
  if (of === 'sandbox')
    return { status, headers, mediaType: 'application/problem+json', body: problemDetails(status, violations) };
  return { status, headers, mediaType: 'application/json', body: plainError(violations, requestId) };
}

function jsonApiErrors(
  status: number,
  violations: readonly InputViolation[],
  requestId: string | undefined,
): Admin['schemas']['Errors'] {
  return {
    errors: violations.map(({ code, detail, source }) => ({
      ...(requestId !== undefined && { id: requestId }),
      links: { about: aboutOf(code) },
      status: String(status),
      code,
      title: codeTitle(code),
      detail,
      ...(source && { source }),
    })),
  };
}

function plainError(
  violations: readonly InputViolation[],
  requestId: string | undefined,
): Documents['schemas']['Error'] {
  const [first] = violations as [InputViolation];
  const details = violations.flatMap(({ detail, source }) =>
    source && !('header' in source) ? [{ ...source, message: detail }] : [],
  );
  return {
    ...{ error: first.detail, code: first.code, about: aboutOf(first.code) },
    ...(requestId !== undefined && { requestId }),
    ...(details.length > 0 && { details }),
  };
}

/** The path of the documentation of an error code. */
function aboutOf(code: HttpErrorCode): string {
  return `/_sandbox/docs/register/errors.html#${errors[code].register}-${code.toLowerCase().replaceAll(' ', '-')}`;
}

function problemDetails(status: number, violations: readonly InputViolation[]): Sandbox['schemas']['Problem'] {
  const [first] = violations as [InputViolation];
  return {
    title: codeTitle(first.code),
    status,
    code: first.code,
    detail: violations.map(({ detail }) => detail).join('; '),
  };
}
