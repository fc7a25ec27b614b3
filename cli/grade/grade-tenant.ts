import type { GradeRecord } from '../../grading/grade-client.ts';
import type { JournalGrade } from '../../grading/watch/judge-journal.ts';
import { watch } from '../../grading/watch/watch.ts';
import { connectSandbox } from '../../src/library/connect-sandbox.ts';
import type { ReachedSandbox } from '../../src/library/create-sandbox.ts';
import { SandboxError } from '../../src/library/sandbox-error.ts';
import { UsageError } from '../options.ts';
import type { GradeCommandOptions } from './grade-command.ts';

type Options = Pick<GradeCommandOptions, 'name' | 'language'> & { tenant: string; url: string };

export async function gradeTenant({ tenant, url, name, language }: Options, signal: AbortSignal): Promise<GradeRecord> {
  const sandbox = await connected(url);
  try {
    await requireTenant(sandbox, tenant);
    console.error(`Watching the tenant ${tenant} at ${url}. Press Ctrl-C for the report.`);
    const record = await watch({ sandbox, tenant, signal, language, onGrade: show, onLost: report });
    return name === undefined ? record : { ...record, client: { name } };
  } finally {
    await sandbox.close();
  }
}

function report(error: unknown): void {
  console.error(`The tenant cannot be read any more (${error instanceof Error ? error.message : String(error)}).`);
}

export async function connected(url: string): Promise<ReachedSandbox> {
  const controlKey = process.env['CPS_CONTROL_KEY'];
  try {
    return await connectSandbox(url, { ...(controlKey !== undefined && { controlKey }) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`no sandbox can be reached at ${url} (${reason}); name its URL with --url`);
  }
}

async function requireTenant({ control }: ReachedSandbox, tenant: string): Promise<void> {
  try {
    await control('readTenant', { path: { tenant } });
  } catch (error) {
    throw error instanceof SandboxError ? new UsageError(error.message) : error;
  }
}

function show({ mark, rules, requests, oldest, newest }: JournalGrade): void {
  const failed = rules.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
  const suffix = failed.length > 0 ? `; failed: ${failed.join(', ')}` : '';
  const dropped = newest === 0 ? 0 : newest - oldest + 1 - requests;
  const missing = dropped > 0 ? ` (the journal dropped ${dropped} unread)` : '';
  console.error(`${requests} requests${missing}, ${mark === null ? 'no grade yet' : `grade ${mark}`}${suffix}`);
}
