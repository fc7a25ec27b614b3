/**
 * Options of Fastify that disable its own validators and serializers, because loading them takes a third of the start
 * time.
 */
export const withoutValidators = {
  schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
};

function noCompiler(): never {
  throw new Error('a route must not have its own schema, because the API contract validates requests');
}
