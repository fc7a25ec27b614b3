import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export type DeclaredHeaders = Readonly<Record<string, { required?: boolean; schema?: AnySchemaObject }>>;

export class PublishedHeaders {
  // All header values are strings, so Ajv converts them to the declared types before the validation.
  readonly #ajv = new Ajv2020({ strict: false, coerceTypes: true, validateSchema: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor() {
    addFormats.default(this.#ajv);
  }

  fault(key: string, declared: DeclaredHeaders, headers: Readonly<Record<string, string>>): string | undefined {
    for (const [name, { required, schema = {} }] of Object.entries(declared)) {
      const value = headers[name.toLowerCase()];
      if (value === undefined && required) return `the header ${name} is missing`;
      if (value === undefined) continue;
      const validate = this.#validator(`${key} ${name}`, schema);
      if (!validate({ value })) {
        const wanted = this.#ajv.errorsText(validate.errors, { dataVar: '' }).replaceAll('/value ', '');
        return `the header ${name} has the value ${JSON.stringify(value)}; it ${wanted}`;
      }
    }
    return undefined;
  }

  #validator(key: string, schema: AnySchemaObject): ValidateFunction {
    const known = this.#validators.get(key);
    if (known) return known;
    const validate = this.#ajv.compile({ type: 'object', properties: { value: schema } });
    this.#validators.set(key, validate);
    return validate;
  }
}
