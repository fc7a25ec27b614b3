import { NoAnswer } from '../case/failure.ts';
import type { CaseRecord } from '../record/run-record.ts';
import type { Session } from '../session/session.ts';

export async function goneReason(session: Session, records: readonly CaseRecord[]): Promise<string | null> {
  const hasError = records.some(({ outcome, tooSlow }) => outcome === 'error' && !tooSlow);
  if (!hasError || session.transport.halted) return null;
  session.tokens.forget('admin', 'createAdminToken');
  try {
    await session.tokens.of('admin', []);
    return null;
  } catch (error) {
    if (!(error instanceof NoAnswer)) return null;
    return `The target stopped answering in the middle of the run: ${error.message}. Start it again and repeat the run.`;
  }
}
