import { type Body, type Contract, type FoundOperation, resolve, type Schema } from './model.ts';

/**
 * Returns the text and JSON parts of a multipart form, with the schema of each value.
 * Returns undefined if the operation has no form.
 */
export function formParts(contract: Contract, { requestBody }: FoundOperation['operation']): FormParts | undefined {
  const { document } = contract;
  const { content } = requestBody ? resolve<Body>(document, requestBody) : { content: {} as Body['content'] };
  const form = content['multipart/form-data'];
  if (!form) return undefined;
  const { properties = {}, required } = resolve<Schema>(document, form.schema);
  const needed = new Set(Array.isArray(required) ? required : []);
  const parts = Object.entries(properties);
  return Object.fromEntries(
    parts.flatMap(([name, schema]) => {
      const { format, contentSchema } = resolve<Schema>(document, schema);
      if (format === 'binary') return [];
      const kind = contentSchema ? 'json' : 'text';
      return [[name, { kind, isRequired: needed.has(name), schema: (contentSchema as Schema) ?? schema }]];
    }),
  );
}

type FormParts = Record<string, { kind: 'text' | 'json'; isRequired: boolean; schema: Schema }>;

/** Returns one schema for all text and JSON parts of a form. Values of JSON parts are validated after parsing. */
export function formSchema(parts: FormParts): Schema {
  return {
    type: 'object',
    required: Object.keys(parts).filter((name) => parts[name]?.isRequired),
    properties: Object.fromEntries(Object.entries(parts).map(([name, { schema }]) => [name, schema])),
  };
}
