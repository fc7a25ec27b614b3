import type { RunRecord } from '../../../conformance/record/run-record.ts';

export interface ImplementationViolation {
  name: string;
  level: 'stated' | 'implied';
  /** What the implementation does wrong, and the rule of the service description that it breaks. */
  does: string;
  rule: string;
}

export interface LabTrial extends ImplementationViolation {
  /** Requirements that the honest implementation meets. */
  failed: string[];
  warned: string[];
  conclusion: RunRecord['conclusion'];
  /** Absent if the run ended at the first failure of a required requirement. */
  cause?: string | null;
}

export interface LabResult {
  name: string;
  style: string;
  seen: boolean;
  conclusion: RunRecord['conclusion'];
  failed: string[];
  requests: number;
  seconds: number;
  trials: LabTrial[];
}

/** Implied rules are recommended requirements, so the violation of one gives a warning and does not prevent the certificate. */
export function isDetected(trial: LabTrial): boolean {
  return isRefused(trial) || isOnlyWarned(trial);
}

export function isOnlyWarned(trial: LabTrial): boolean {
  return trial.level === 'implied' && !isRefused(trial) && trial.warned.length > 0;
}

function isRefused({ failed, conclusion }: LabTrial): boolean {
  return failed.length > 0 || conclusion === 'not certified';
}
