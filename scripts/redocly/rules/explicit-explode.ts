import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { Fields } from '../nodes.ts';
import { effective, fieldsOf, stringsOf } from '../nodes.ts';

const STYLES: Readonly<Record<string, readonly string[]>> = {
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  path: ['simple', 'label', 'matrix'],
  header: ['simple'],
  cookie: ['form'],
};

/** A query parameter that is a list needs `explode: true`. Otherwise some validators read only the last item. */
export const explicitExplode: Oas3Rule = () => ({
  Parameter: (node, context) => {
    const parameter = fieldsOf(node);
    if ('content' in parameter) return;
    const fault = styleFault(parameter) ?? explodeFault(parameter, context);
    if (!fault) return;
    context.report({
      message: `the parameter "${parameter['name']}" ${fault}`,
      location: context.location.child('name'),
    });
  },
});

function styleFault(parameter: Fields): string | undefined {
  const allowed = STYLES[String(parameter['in'])] ?? [];
  const style = parameter['style'];
  if (typeof style === 'string' && allowed.includes(style)) return undefined;
  const came = style === undefined ? 'has no style' : `has the style ${JSON.stringify(style)}`;
  return `${came}: in ${parameter['in']} write one of ${allowed.join(', ')}.`;
}

function explodeFault(parameter: Fields, context: UserContext): string | undefined {
  const { explode, style, schema } = parameter;
  if (typeof explode !== 'boolean') return `has no explode: write "explode: ${style !== 'simple'}".`;
  const isList = typesOf(effective(schema, context.location, context, 'type')).includes('array');
  if (explode || (style !== 'deepObject' && !(style === 'form' && isList))) return undefined;
  return 'does not explode: write "explode: true", so that every value of a list is read.';
}

function typesOf(type: unknown): string[] {
  return typeof type === 'string' ? [type] : stringsOf(type);
}
