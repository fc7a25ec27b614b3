import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject } from '../json.ts';
import { type ReadOptions, readTarget, targetOfModule } from './read-target.ts';
import { isFromEnvironment } from './shown-fault.ts';
import { TargetError } from './target-error.ts';
import type { Target } from './types.ts';

export async function loadTarget(file: string, options: ReadOptions = {}): Promise<Target> {
  if (!/\.[cm]?[jt]s$/.test(file)) return readTarget(file, process.env, options);
  const exported = await exportOf(file);
  if (!isObject(exported)) throw new TargetError(`${file}: the module must export a target as default`);
  return targetOfModule(exported, file, options);
}

async function exportOf(file: string): Promise<unknown> {
  try {
    const module: unknown = await import(pathToFileURL(resolve(file)).href);
    return isObject(module) ? module['default'] : undefined;
  } catch (error) {
    if (error instanceof TargetError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const shown = isFromEnvironment(reason) ? 'its error contains the value of an environment variable' : reason;
    throw new TargetError(`${file}: the module cannot be loaded: ${shown}`);
  }
}
