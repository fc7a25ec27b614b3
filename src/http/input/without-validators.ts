/** Loading the validators and serializers of Fastify takes a third of the start time. */
export const withoutValidators = {
  schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
};

function noCompiler(): never {
  throw new Error('a route must not have its own schema, because the API contract validates requests');
}
