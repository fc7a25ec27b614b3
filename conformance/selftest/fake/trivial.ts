import { createServer } from 'node:http';
import { type Running, start } from './service/start.ts';

export const trivialAnswers = {
  'always 200 {}': { status: 200, type: 'application/json', body: '{}' },
  'always 202': { status: 202, type: 'application/json', body: '{}' },
  'always 404': { status: 404, type: 'application/json', body: '{"errors":[]}' },
  'always 400': { status: 400, type: 'application/json', body: '{"errors":[{"code":"DEPARTMENT PATCH EMPTY"}]}' },
  'a web page': { status: 200, type: 'text/html', body: '<!doctype html><title>Welcome</title>' },
  'broken JSON': { status: 200, type: 'application/json', body: '{"token": "a.b' },
} as const;

export type TrivialName = keyof typeof trivialAnswers;

export function startTrivialServer(name: TrivialName): Promise<Running> {
  const { status, type, body } = trivialAnswers[name];
  return start(
    createServer((request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': type }).end(body);
    }),
  );
}
