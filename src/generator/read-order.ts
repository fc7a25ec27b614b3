import { enums } from '../contract/generated/enums.ts';
import { limits } from '../contract/generated/limits.ts';
import type { GeneratorOptions } from './order.ts';

export const mostOf = {
  users: limits.worldUsers,
  departments: limits.worldDepartments,
  documents: limits.worldDocuments,
  seed: limits.worldSeed,
} as const;

/** True for a description such as `users=1000,story=merger`, and false for a file name. */
export function isOrder(text: string): boolean {
  return /^\w+=[^./\\]*$/.test(text);
}

export function readOrder(text: string): GeneratorOptions {
  const order: GeneratorOptions = {};
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split('=');
    if (Object.hasOwn(order, name)) throw new Error(`${name} must be named once`);
    Object.assign(order, { [name]: name === 'story' ? storyIn(value) : numberIn(name, value) });
  }
  return order;
}

function storyIn(value: string): GeneratorOptions['story'] {
  const story = enums.WorldStory.find((each) => each === value);
  if (story) return story;
  throw new Error(`story must be one of ${enums.WorldStory.join(', ')}, got ${JSON.stringify(value)}`);
}

function numberIn(name: string, value: string): number {
  const most = Object.entries(mostOf).find(([each]) => each === name)?.[1];
  if (most === undefined)
    throw new Error(`${JSON.stringify(name)} must be one of ${Object.keys(mostOf).join(', ')}, story`);
  if (/^\d{1,10}$/.test(value) && Number(value) <= most) return Number(value);
  throw new Error(`${name} must be a whole number from 0 to ${most}, got ${JSON.stringify(value)}`);
}
