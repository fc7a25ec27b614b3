import { type Body, type Contract, type FoundOperation, resolve, type Schema } from './model.ts';

/** The text parts of an operation's multipart form, each with the schema of its value; undefined if it takes no form. */
export function formParts(contract: Contract, { requestBody }: FoundOperation['operation']): FormParts | undefined {
  const { document } = contract;
  const { content } = requestBody ? resolve<Body>(document, requestBody) : { content: {} as Body['content'] };
  const form = content['multipart/form-data'];
  if (!form) return undefined;
  const parts = Object.entries(resolve<Schema>(document, form.schema).properties ?? {});
  return Object.fromEntries(
    parts.flatMap(([name, schema]) => {
      const { format, contentSchema } = resolve<Schema>(document, schema);
      if (format === 'binary') return [];
      return [[name, { kind: contentSchema ? 'json' : 'text', schema: (contentSchema as Schema) ?? schema }]];
    }),
  );
}

type FormParts = Record<string, { kind: 'text' | 'json'; schema: Schema }>;

/** The schema of the text parts together, the JSON ones as their values. */
export function formSchema(parts: FormParts): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(parts).map(([name, { schema }]) => [name, schema])),
  };
}
