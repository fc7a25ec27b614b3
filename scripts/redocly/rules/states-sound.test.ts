import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const file = 'openapi/things/schemas/ThingStatus.yaml';
const states = 'queued, running, succeeded, failed, cancelled';

it.each([
  {
    from: 'terminal: [succeeded, failed, cancelled]',
    to: 'terminal: [succeeded, failed, cancelled, lost]',
    found: [`8 lost is not in the enum: write one of ${states}.`],
  },
  {
    from: '{ from: running, to: failed, by: time }',
    to: '{ from: running, to: failed, by: time }\n    - { from: running, to: lost, by: time }',
    found: [`14 lost is not in the enum: write one of ${states}.`],
  },
  {
    from: '{ from: running, to: failed, by: time }',
    to: '{ from: running, to: failed, by: time }\n    - { from: failed, to: running, by: time }',
    found: ['14 failed is terminal but has a transition: delete the transition or remove the state from "terminal".'],
  },
  {
    from: 'to: failed, by: time',
    to: 'to: failed, by: chance',
    found: ['13 by is chance: write "by: time" or "by: request".'],
  },
  {
    from: ', operation: createThing',
    to: '',
    found: ['11 a transition by request names no operation: write "operation: <operationId>".'],
  },
  {
    from: 'operation: createThing',
    to: 'operation: dropThing',
    found: ['11 a transition by request names the unknown operation dropThing: write "operation: <operationId>".'],
  },
  {
    from: '    - { from: running, to: failed, by: time }',
    to: '',
    found: ['6 failed is never reached: add a transition to it, or delete it.'],
  },
  {
    from: 'terminal: [succeeded, failed, cancelled]',
    to: 'terminal: [succeeded, failed]',
    found: ['6 cancelled has no transition: list it under "terminal", or add a transition.'],
  },
])('refuses "$to" for "$from"', async ({ from, to, found }) => {
  const findings = await lintBroken('states-sound', [{ file, from, to }]);
  expect(findings).toEqual(found.map((text) => `${file}:${text.replace(' ', ' contract/states-sound ')}`));
});

it('allows several initial states', async () => {
  const edit = { file, from: 'initial: queued', to: 'initial: [queued, running]' };
  expect(await lintBroken('states-sound', [edit])).toEqual([]);
});
