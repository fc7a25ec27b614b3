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

/** A violation is detected if it prevents the certificate. */
export function isDetected({ failed, conclusion }: LabTrial): boolean {
  return failed.length > 0 || conclusion === 'not certified';
}
