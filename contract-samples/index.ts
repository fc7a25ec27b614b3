export { type Break, breaksOf } from './breaks.ts';
export { judgeOf } from './judge.ts';
export { type OperationShape, operationShapes, type SampledRequest, sampleRequest } from './operations.ts';
export { plainSchema } from './plain-schema.ts';
export { sample } from './sample.ts';
export type { JsonObject, Schema } from './schema.ts';
export { pickOf, seedOf, shareOf } from './seed.ts';
