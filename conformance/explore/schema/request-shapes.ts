import { readFileSync } from 'node:fs';
import { type OperationShape, operationShapes } from '../../../contract-samples/index.ts';
import { isOperationId, type OperationId } from '../../canonical/operations.ts';
import { isTokenOperation } from '../../session/targeting.ts';

let known: ReadonlyMap<OperationId, OperationShape> | undefined;

export function requestShapes(): ReadonlyMap<OperationId, OperationShape> {
  known ??= new Map(
    ['admin', 'documents'].flatMap((name) => {
      const file = new URL(`../../../dist/openapi/${name}.json`, import.meta.url);
      return operationShapes(JSON.parse(readFileSync(file, 'utf8'))).flatMap(
        (shape): [OperationId, OperationShape][] =>
          isOperationId(shape.id) && !isTokenOperation(shape.id) ? [[shape.id, shape]] : [],
      );
    }),
  );
  return known;
}
