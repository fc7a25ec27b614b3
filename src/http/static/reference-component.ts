/** URL path of the reference component's browser script in the Fastify plugin of the component. */
const script = '/js/scalar.js';

/**
 * Returns the browser script of the component that shows the interactive API reference.
 * The package serves the script only through its Fastify plugin, so the function requests the script from the plugin.
 * The packages are imported at the first visit, because the imports would slow down the start of the sandbox.
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
