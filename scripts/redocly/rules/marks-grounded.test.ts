import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const create = 'openapi/things/schemas/ThingCreate.yaml';
const thing = 'openapi/things/schemas/Thing.yaml';
const name = 'openapi/things/schemas/ThingName.yaml';
const read = 'openapi/things/paths/readThing.yaml';

it.each([
  {
    what: 'an assumed mark without a decision',
    edit: { file: create, from: '    x-decision: D-01', to: '' },
    found: `${create}:11 contract/marks-grounded assumed, but no decision: name one of decisions.yaml.`,
  },
  {
    what: 'an unknown decision',
    edit: { file: create, from: 'D-01', to: 'D-99' },
    found: `${create}:12 contract/marks-grounded D-99 is not in decisions.yaml: name a decision of the register.`,
  },
  {
    what: 'a decision without a mark',
    edit: { file: create, from: '    x-basis: assumed\n', to: '' },
    found: `${create}:11 contract/marks-grounded nothing here is assumed: remove D-01, or write what is assumed.`,
  },
  {
    what: 'an assumed mark beside a $ref',
    edit: { file: thing, from: '$ref: ThingStatus.yaml', to: '$ref: ThingStatus.yaml\n    x-basis: assumed' },
    found: `${thing}:9 contract/marks-grounded assumed, but no decision: name one of decisions.yaml.`,
  },
  {
    what: 'a stated mark without claims',
    edit: { file: name, from: 'x-claims: [C-001]', to: '' },
    found: `${name}:5 contract/marks-grounded the part is stated but names no claims: name its claims from claims.yaml.`,
  },
  {
    what: 'an unknown claim',
    edit: { file: name, from: 'C-001', to: 'C-999' },
    found: `${name}:7 contract/marks-grounded C-999 is not in claims.yaml: name a claim of the register.`,
  },
  {
    what: 'claims where nothing is stated',
    edit: { file: create, from: '    x-decision: D-01', to: '    x-decision: D-01\n    x-claims: [C-001]' },
    found: `${create}:13 contract/marks-grounded the part is not stated but names claims: remove the claims, or mark it as stated.`,
  },
  {
    what: 'a mixed meaning without a decision',
    edit: { file: name, from: 'x-meaning: stated', to: 'x-meaning: mixed' },
    found: `${name}:6 contract/marks-grounded assumed, but no decision: name one of decisions.yaml.`,
  },
  {
    what: 'a stated meaning without claims',
    edit: { file: create, from: 'x-basis: assumed', to: 'x-basis: assumed\n    x-meaning: stated' },
    found: `${create}:12 contract/marks-grounded the part is stated but names no claims: name its claims from claims.yaml.`,
  },
  {
    what: 'an unknown meaning',
    edit: { file: name, from: 'x-meaning: stated', to: 'x-meaning: guessed' },
    found: `${name}:6 contract/marks-grounded guessed is no value of x-meaning: write stated, assumed or mixed.`,
  },
  {
    what: 'stated roles without claims',
    edit: { file: read, from: 'tags: [Things]', to: 'tags: [Things]\nx-roles: [admin]\nx-roles-basis: stated' },
    found: `${read}:6 contract/marks-grounded the part is stated but names no claims: name its claims from claims.yaml.`,
  },
])('reports $what', async ({ edit, found }) => {
  expect(await lintBroken('marks-grounded', [edit])).toEqual([found]);
});
