import { expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import { run } from '../runner/run.ts';
import { countedTime } from './fake/counted-time.ts';
import { type PlausibleName, plausibleAnswers, plausibleTarget, startPlausibleServer } from './fake/plausible.ts';

/** The requirements that every server meets, because they depend only on the target file. */
const byBinding = ['administration-paths-prefix', 'documents-shown-paths-unversioned', 'filter-names', 'field-names'];

/** A constant list of fields or roles is correct, because the service description allows fixed lists. */
const byFixedList: Partial<Record<PlausibleName, readonly string[]>> = {
  'the example of the operation': [
    'fields-list-offered',
    'fields-active-parameter',
    'fields-active-only',
    'fields-list-not-empty',
    'roles-list-offered',
    'roles-read-only',
  ],
};

const names = Object.keys(plausibleAnswers) as PlausibleName[];
const trials = names.flatMap((name) => (['own', 'published'] as const).map((binding) => [name, binding] as const));

test.each(trials)(
  'a server that issues tokens and answers with %s passes nothing (%s binding)',
  async (name, binding) => {
    const server = await startPlausibleServer(name);
    const target = plausibleTarget(server.url, binding);
    const record = await run({
      target,
      runId: 'selftest',
      verdicts: ['stated', 'published'],
      cases,
      keep: true,
      ...countedTime(),
    });
    await server.close();
    const passed = record.requirements.filter(
      ({ id, outcome }) => outcome === 'passed' && ![...byBinding, ...(byFixedList[name] ?? [])].includes(id),
    );
    expect(passed.map(({ id }) => id)).toEqual([]);
    expect(record.conclusion).not.toBe('certified');
  },
);
