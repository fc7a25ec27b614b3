import type { Command } from 'commander';
import type { Case } from '../../conformance/case/case.ts';
import { registerCertify } from '../certify.ts';
import { registerCleanup } from '../cleanup.ts';
import { registerExplore } from '../explore.ts';
import { registerKeys } from '../keys.ts';
import { registerMerge } from '../merge.ts';
import { registerObserve } from '../observe.ts';
import { registerReplay } from '../replay.ts';
import { registerTarget } from '../target.ts';
import { registerVerify, type VerifyOther } from '../verify.ts';

export function registerPack(program: Command, verifyOther?: VerifyOther): void {
  registerCertify(program);
  registerExplore(program);
  registerReplay(program);
  registerMerge(program);
  registerObserve(program);
  registerTarget(program);
  registerVerify(program, loadCases, verifyOther);
  registerCleanup(program);
  registerKeys(program);
}

async function loadCases(): Promise<readonly Case[]> {
  return (await import('../../conformance/cases/index.ts')).cases;
}
