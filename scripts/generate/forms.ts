import { type Body, type Contract, type FoundOperation, resolve, type Schema } from './model.ts';

/** The text parts of a multipart form with the schema of each value; undefined without a form. */
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

/** The schema of all text parts together; JSON parts are parsed values. */
export function formSchema(parts: FormParts): Schema {
  return {
    type: 'object',
    required: Object.keys(parts).filter((name) => parts[name]?.isRequired),
    properties: Object.fromEntries(Object.entries(parts).map(([name, { schema }]) => [name, schema])),
  };
}
