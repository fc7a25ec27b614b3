import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { Placed } from '../nodes.ts';
import { fieldsOf, follow } from '../nodes.ts';
import type { ExampleFault, Judge } from '../schema/example-judge.ts';
import { exampleJudges } from '../schema/example-judge.ts';
import { isBinary } from '../schema/subschemas.ts';

/** Checks that every request and response has an example, and that every example is valid. */
export const responseExamples: Oas3Rule = () => {
  const judgeOf = exampleJudges();
  return {
    MediaType: (node, context) => {
      const { schema, examples, example } = fieldsOf(node);
      const place = context.location.child('schema');
      if (isBinary(String(context.key), follow(schema, place, context)?.node)) return;
      if (example !== undefined || Object.keys(fieldsOf(examples)).length === 0) {
        context.report({
          message: missing(String(context.key), example !== undefined),
          location: context.location.key(),
        });
        return;
      }
      const judge = compile(schema, place, context, judgeOf);
      if (!judge) return;
      for (const [name, written] of Object.entries(fieldsOf(examples))) {
        const found = follow(written, context.location.child(['examples', name]), context);
        if (found) judgeExample(name, found, judge, context);
      }
    },
  };
};

function compile(
  schema: unknown,
  place: Location,
  context: UserContext,
  judgeOf: ReturnType<typeof exampleJudges>,
): Judge | undefined {
  try {
    return judgeOf(schema, place, context);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.report({ message: `the schema does not compile (${reason}): correct it.`, location: place });
    return undefined;
  }
}

function judgeExample(name: string, example: Placed, judge: Judge, context: UserContext): void {
  const { value } = example.node;
  if (value === undefined) {
    context.report({ message: `the example "${name}" has no value: write one.`, location: example.place.key() });
    return;
  }
  const faults = judge(value);
  const [first] = faults;
  if (!first) return;
  context.report({
    message: `the example "${name}" violates its schema: ${summary(faults)}. Correct the example or the schema.`,
    location: nearest(example.place.child('value'), value, first.path),
  });
}

/** Joins at most three error messages, because one mistake below a `oneOf` causes many messages. */
function summary(faults: readonly ExampleFault[]): string {
  return [...new Set(faults.map(({ message }) => message))].slice(0, 3).join('; ');
}

function nearest(place: Location, value: unknown, path: ExampleFault['path']): Location {
  const [next, ...rest] = path;
  if (next === undefined || typeof value !== 'object' || value === null || !(next in value)) return place;
  return nearest(place.child(next), Reflect.get(value, next), rest);
}

function missing(mediaType: string, singular: boolean): string {
  return singular
    ? `${mediaType} has one nameless example: name it under "examples", so that it can be asked for.`
    : `${mediaType} has no example: write at least one under "examples", with a name, a summary and a value.`;
}
