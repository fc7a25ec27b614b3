import { type Fields, fieldsOf } from '../nodes.ts';

interface Part {
  readonly name: string;
  readonly content: unknown;
  readonly available: readonly string[];
}

/** Matches an expression that reads a value, such as `$steps.sign-in.outputs.token`. */
const expression = /\$(?:steps\.[\w-]+\.outputs|inputs|components\.\w+)\.[\w-]+/g;

export function findValueFaults(arazzo: Fields, workflow: Fields, steps: readonly Fields[]): string[] {
  const parts = partsOf(arazzo, workflow, steps);
  const used = new Set(parts.flatMap(({ content }) => expressionsIn(content)));
  const missing = parts.flatMap(({ name, content, available }) =>
    expressionsIn(content)
      .filter((each) => !available.includes(each))
      .map((each) => `${name} uses ${each}, which is not defined before: define it or correct its name.`),
  );
  const unused = parts[0].available.filter((each) => !used.has(each));
  return [...missing, ...unused.map((each) => `nothing uses ${each}: use it or delete it.`)];
}

function partsOf(arazzo: Fields, workflow: Fields, steps: readonly Fields[]): [Part, ...Part[]] {
  const components = fieldsOf(arazzo['components']);
  const shared = [...namesIn('$inputs', fieldsOf(workflow['inputs'])['properties']), ...componentNames(components)];
  const outputs = steps.map(({ stepId, outputs: own }) => namesIn(`$steps.${stepId}.outputs`, own));
  return [
    { name: 'components', content: components, available: [...shared, ...outputs.flat()] },
    ...steps.map((step, at) => ({
      name: `step ${step['stepId']}`,
      content: step,
      available: [...shared, ...outputs.slice(0, at).flat()],
    })),
  ];
}

function componentNames(components: Fields): string[] {
  return Object.entries(components).flatMap(([kind, each]) => namesIn(`$components.${kind}`, each));
}

function namesIn(prefix: string, definitions: unknown): string[] {
  return Object.keys(fieldsOf(definitions)).map((name) => `${prefix}.${name}`);
}

function expressionsIn(content: unknown): string[] {
  return [...new Set(JSON.stringify(content).match(expression) ?? [])];
}
