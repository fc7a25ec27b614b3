import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const rule = 'operation-file-name';
const readThing = 'openapi/things/paths/readThing.yaml';

it('requires that the operationId equals the file name', async () => {
  const edit = { file: readThing, from: 'operationId: readThing', to: 'operationId: getThing' };
  expect(await lintBroken(rule, [edit])).toEqual([
    `${readThing}:1 contract/${rule} the operationId getThing is in readThing.yaml: rename it to readThing, or move it to paths/getThing.yaml.`,
  ]);
});

it('requires an operationId', async () => {
  expect(await lintBroken(rule, [{ file: readThing, from: 'operationId: readThing', to: '' }])).toEqual([
    `${readThing}:2 contract/${rule} the operation has no operationId: write "operationId: readThing".`,
  ]);
});

it('requires operations in files of their own', async () => {
  const inline = 'operationId: dropThing\n      responses: {}';
  const edit = { file: 'openapi/things/openapi.yaml', from: '$ref: paths/createThing.yaml', to: inline };
  expect(await lintBroken(rule, [edit])).toEqual([
    `openapi/things/openapi.yaml:16 contract/${rule} the operationId dropThing is in openapi.yaml: rename it to openapi, or move it to paths/dropThing.yaml.`,
  ]);
});

it('refuses a name that another contract has', async () => {
  const edits = [
    { file: 'openapi/parts/openapi.yaml', from: 'paths/listParts.yaml', to: 'paths/readThing.yaml' },
    { file: 'openapi/parts/paths/readThing.yaml', to: 'operationId: readThing\nresponses: {}\n' },
  ];
  expect(await lintBroken(rule, edits)).toEqual([
    `openapi/parts/paths/readThing.yaml:1 contract/${rule} readThing is the name of an operation of the contract things too: rename one of them, and its file.`,
    `${readThing}:1 contract/${rule} readThing is the name of an operation of the contract parts too: rename one of them, and its file.`,
  ]);
});

it('refuses one operation at two paths', async () => {
  const edit = { file: 'openapi/things/openapi.yaml', from: 'paths/createThing.yaml', to: 'paths/readThing.yaml' };
  expect(await lintBroken(rule, [edit])).toEqual([
    `openapi/things/openapi.yaml:19 contract/${rule} readThing.yaml is already the operation of #/paths/~1things/post: give each path an operation of its own.`,
  ]);
});
