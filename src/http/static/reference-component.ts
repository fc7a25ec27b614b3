import fastify from 'fastify';
import { withoutValidators } from '../input/without-validators.ts';

const script = '/js/scalar.js';

/** The npm package is imported only when a user opens the API reference, because the import is slow. */
export async function readComponent(): Promise<string> {
  const plugin = await import('@scalar/fastify-api-reference');
  const app = fastify(withoutValidators);
  await app.register(plugin.default, { routePrefix: '/', configuration: { url: 'unused.json' } });
  const { payload, statusCode } = await app.inject(script);
  await app.close();
  if (statusCode !== 200) throw new Error(`the reference component answered ${statusCode} to GET ${script}`);
  return payload;
}
