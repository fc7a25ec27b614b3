import { type Body, type Contract, type FoundOperation, isFile, resolve, type SchemaModel } from './model.ts';

/** Returns the parts of a multipart form, or undefined if the operation accepts no form. */
export function formParts(contract: Contract, { requestBody }: FoundOperation['operation']): FormParts | undefined {
  const { document } = contract;
  const { content } = requestBody ? resolve<Body>(document, requestBody) : { content: {} as Body['content'] };
  const form = content['multipart/form-data'];
  if (!form) return undefined;
  const { properties = {}, required } = resolve<SchemaModel>(document, form.schema);
  const needed = new Set(Array.isArray(required) ? required : []);
  const parts = Object.entries(properties);
  return Object.fromEntries(
    parts.map(([name, schema]) => {
      const resolved = resolve<SchemaModel>(document, schema);
      const value = (resolved['contentSchema'] as SchemaModel | undefined) ?? schema;
      return [name, { kind: kindOf(resolved), isRequired: needed.has(name), schema: value }];
    }),
  );
}

/**
 * The parts of a multipart form by name.
 * A form part with `kind: 'file'` contains the bytes of a file. A form part with `kind: 'json'` contains JSON text.
 */
type FormParts = Record<string, { kind: 'text' | 'json' | 'file'; isRequired: boolean; schema: SchemaModel }>;

function kindOf(schema: SchemaModel): FormParts[string]['kind'] {
  if (isFile(schema)) return 'file';
  return schema['contentSchema'] || (schema.type !== undefined && schema.type !== 'string') ? 'json' : 'text';
}

export function formSchema(parts: FormParts): SchemaModel {
  const values = Object.entries(parts).filter(([, { kind }]) => kind !== 'file');
  return {
    type: 'object',
    required: values.flatMap(([name, { isRequired }]) => (isRequired ? [name] : [])),
    properties: Object.fromEntries(values.map(([name, { schema }]) => [name, schema])),
  };
}
