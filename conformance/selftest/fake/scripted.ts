import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import type { OperationId } from '../../canonical/operations.ts';
import type { VerdictName } from '../../canonical/verdicts.ts';
import type { Case } from '../../case/case.ts';
import type { Exchange } from '../../case/exchange.ts';
import { createApi } from '../../runner/create-api.ts';
import { partsOf } from '../../runner/parts.ts';
import type { Target } from '../../target/types.ts';
import { type Answer, type Asked, listen } from './service/start.ts';

type Script = (operation: OperationId, asked: Asked, json: Record<string, unknown>) => Answer;

export interface Scripted {
  target?: Partial<Target>;
  verdicts?: readonly VerdictName[];
  case?: Partial<Case>;
  token?: string;
}

const operations: NonNullable<Target['operations']> = parse(
  readFileSync(new URL('scripted.yaml', import.meta.url), 'utf8'),
);

/** The list `slept` contains the requested pauses over 1 ms, in milliseconds. */
export async function scripted(
  script: Script,
  { target = {}, verdicts = ['stated'], case: about, token = 'a-token' }: Scripted = {},
) {
  const asked: { operation: string; body: Record<string, unknown>; token: string | undefined; query: string }[] = [];
  const server = await listen(
    (request) => {
      const operation = request.path.slice(1);
      if (operation === 'createAdminToken') return { status: 200, body: { token } };
      const json: Record<string, unknown> = JSON.parse(request.body.toString() || '{}');
      asked.push({ operation, body: json, token: request.header('authorization'), query: String(request.query) });
      return script(operation as OperationId, request, json);
    },
    () => ({ status: 400 }),
    0,
  );
  onTestFinished(() => server.close());
  const slept: number[] = [];
  const whole: Target = {
    ...{ target: 1, name: 'Scripted', baseUrl: server.url, credentials: { admin: 'key' }, binding: 'own' },
    operations,
    ...target,
    pace: { requestsPerSecond: 1_000_000, ...target.pace },
  };
  const parts = partsOf({
    target: whole,
    runId: 'r1',
    verdicts,
    now: () => 0,
    sleep: async (milliseconds) => {
      if (milliseconds > 1) slept.push(milliseconds);
    },
  });
  const record: Exchange[] = [];
  const each: Case = {
    ...{ id: 'one-case', requirement: 'department-rename', title: 'renames', verdict: 'stated', operations: [] },
    run: async () => undefined,
    ...about,
  };
  return { api: createApi(parts, each, record), parts, record, asked, slept, operations };
}
