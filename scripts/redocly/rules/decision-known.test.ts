import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const create = 'openapi/things/schemas/ThingCreate.yaml';
const thing = 'openapi/things/schemas/Thing.yaml';

it.each([
  {
    edit: { file: create, from: '    x-decision: D-01', to: '' },
    found: `${create}:11 contract/decision-known assumed, but x-decision is absent: name the decision of decisions.yaml beside it.`,
  },
  {
    edit: { file: create, from: 'D-01', to: 'D-99' },
    found: `${create}:12 contract/decision-known D-99 is not in decisions.yaml: name one that is there, or add it there.`,
  },
  {
    edit: { file: create, from: 'x-basis: assumed', to: 'x-basis: stated' },
    found: `${create}:12 contract/decision-known D-01 stands beside x-basis: stated: take it away, or write "x-basis: assumed".`,
  },
  {
    edit: { file: create, from: '    x-basis: assumed\n', to: '' },
    found: `${create}:11 contract/decision-known D-01 stands beside no x-basis: take it away, or write "x-basis: assumed".`,
  },
  {
    edit: { file: thing, from: '$ref: ThingStatus.yaml', to: '$ref: ThingStatus.yaml\n    x-basis: assumed' },
    found: `${thing}:9 contract/decision-known assumed, but x-decision is absent: name the decision of decisions.yaml beside it.`,
  },
])('holds basis and decision together: $found', async ({ edit, found }) => {
  expect(await lintBroken('decision-known', [edit])).toEqual([found]);
});
