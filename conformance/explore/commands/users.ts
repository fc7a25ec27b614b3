import { Blocked } from '../../case/failure.ts';
import type { CommandSequence } from '../step.ts';

const counts = [8, 5, 3, 2, 1];

export async function knownUsers({ api, model }: CommandSequence): Promise<readonly string[]> {
  if (model.users) return model.users;
  for (const count of counts) {
    const users = await api.users(count).catch((error: unknown) => {
      if (error instanceof Blocked && count > 1) return undefined;
      throw error;
    });
    if (users) {
      model.users = users;
      return users;
    }
  }
  return [];
}
