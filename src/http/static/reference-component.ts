/** The path at which the plugin of the component serves its browser script. */
const script = '/js/scalar.js';

/**
 * Returns the browser script of the reference component.
 * The package contains the script only as a route of its Fastify plugin, so this function requests it from that route.
 * The packages are imported at the first visit, because they would slow down the start of the sandbox.
 */
export async function readComponent(): Promise<string> {
  const [{ fastify }, plugin] = await Promise.all([import('fastify'), import('@scalar/fastify-api-reference')]);
  const app = fastify();
  await app.register(plugin.default, { routePrefix: '/', configuration: { url: 'unused.json' } });
  const { payload, statusCode } = await app.inject(script);
  await app.close();
  if (statusCode !== 200) throw new Error(`the reference component answered ${statusCode} to GET ${script}`);
  return payload;
}
