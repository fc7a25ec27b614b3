import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Reporter, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node';
import { durationText, type MeasuredRun, readTimes, slowestOf, timesFile } from './test-times.ts';

/** If CPS_MEASURE_TESTS is 1 and all tests pass, writes the measured times to the folder `measurements`. */
export class ExpectedDuration implements Reporter {
  #vitest: Vitest | undefined;
  #isWhole = false;
  #start = 0;
  readonly #run: MeasuredRun;

  constructor(run: MeasuredRun) {
    this.#run = run;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#start = performance.now();
  }

  async onTestRunStart(files: readonly TestSpecification[]): Promise<void> {
    const all = await this.#vitest?.globTestSpecifications();
    this.#isWhole = all?.length === files.length;
    if (this.#isWhole) this.#vitest?.logger.log(durationText(readTimes(this.#run), availableParallelism()));
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason): void {
    if (process.env['CPS_MEASURE_TESTS'] !== '1' || !this.#isWhole || reason !== 'passed') return;
    const times = {
      measuredAt: new Date().toISOString().slice(0, 10),
      cores: availableParallelism(),
      seconds: Math.round((performance.now() - this.#start) / 1000),
      slowest: slowestOf(
        modules.map((module) => [module.relativeModuleId, module.diagnostic().duration / 1000] as const),
      ),
    };
    writeFileSync(timesFile(this.#run), `${JSON.stringify(times, null, 2)}\n`);
  }
}
