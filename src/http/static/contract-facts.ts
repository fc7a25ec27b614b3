import { errors } from '../../contract/generated/errors.ts';
import { operationTable } from '../../contract/operation.ts';

interface KnownError {
  title: string;
  when: string;
  remedy: string;
  register: string;
  decision?: string;
  claims?: readonly string[];
}

export function contractFacts() {
  return {
    errors: Object.fromEntries(Object.entries<KnownError>(errors).map(([code, error]) => [code, factsOf(code, error)])),
    operations: Object.fromEntries(
      Object.values(operationTable)
        .filter((entry) => entry.interface !== 'sandbox')
        .map(({ id, method, path, ...entry }) => {
          return [id, { method, path, page: `register/operations-${entry.interface}.html#${anchor(id)}` }];
        }),
    ),
  };
}

function factsOf(code: string, { title, when, remedy, register, decision, claims = [] }: KnownError) {
  const clauses = [
    { text: `error ${code}`, page: `register/errors.html#${register}-${anchor(code)}` },
    ...claims.map((claim) => ({ text: `statement ${claim}`, page: `register/claims.html#${claim.toLowerCase()}` })),
    ...(decision === undefined
      ? []
      : [{ text: `decision ${decision}`, page: `register/decisions.html#${decision.toLowerCase()}` }]),
  ];
  return { title, when, remedy, clauses };
}

function anchor(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
