import { readdirSync } from 'node:fs';

const folder = new URL('../../conformance/requirements/', import.meta.url);

export function requirementAreas(): { area: string; file: string; title: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const area = name.replace(/\.yaml$/, '');
      const words = area.replaceAll('-', ' ');
      return { area, file: name, title: words.charAt(0).toUpperCase() + words.slice(1) };
    });
}
