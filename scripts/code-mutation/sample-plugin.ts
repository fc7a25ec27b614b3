import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { outsideSample, sampleOf } from './sample.ts';

class SampleChecker implements Checker {
  readonly #size = Number(process.env['MUTANTS_SAMPLE']);
  readonly #seed = Number(process.env['MUTANTS_SEED']);

  async init(): Promise<void> {}

  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const ids = mutants.map(({ id }) => id);
    const sample = sampleOf(ids, this.#size, this.#seed);
    return Object.fromEntries(ids.map((id) => [id, sample.has(id) ? inside : outside]));
  }
}

const inside: CheckResult = { status: CheckStatus.Passed };
const outside: CheckResult = { status: CheckStatus.CompileError, reason: outsideSample };

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
