import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, answersOf } from './answers.ts';
import { contractOfSize } from './contract.ts';
import type { Setting } from './peers.ts';

export interface OwnAnswer {
  method: string;
  path: string;
  status: number;
  mediaType: string;
  text: string;
}

export function writeSetting(folder: string, operations: number, own: readonly OwnAnswer[]): Setting {
  const place = join(folder, String(operations));
  const setting = {
    contract: join(place, 'contract.json'),
    answers: join(place, 'answers.json'),
    mappings: join(place, 'wiremock'),
  };
  const contract = contractOfSize(operations);
  mkdirSync(join(setting.mappings, 'mappings'), { recursive: true });
  writeFileSync(setting.contract, JSON.stringify(contract));
  writeFileSync(setting.answers, JSON.stringify(own));
  const mappings = answersOf(contract).map(mappingOf);
  writeFileSync(join(setting.mappings, 'mappings', 'all.json'), JSON.stringify({ mappings }));
  return setting;
}

function mappingOf({ method, path, status, mediaType, value }: Answer) {
  return {
    request: { method, urlPathTemplate: path },
    response: { status, headers: { 'Content-Type': mediaType }, jsonBody: value },
  };
}
