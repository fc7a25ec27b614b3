// Made from openapi/ by "npm run generate". Do not edit.
import type { ValidateFunction } from 'ajv';
declare const validators: Record<string, ValidateFunction | undefined>;
export = validators;
