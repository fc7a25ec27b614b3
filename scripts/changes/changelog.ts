export const levels = ['none', 'patch', 'minor', 'major'] as const;

export type Level = (typeof levels)[number];

export interface Release {
  name: string;
  /** Undefined if the section of the release names no level. */
  level: Level | undefined;
}

/** Reads the name and the level of each release from the changelog. The newest release is first. */
export function releasesOf(changelog: string): Release[] {
  const sections = changelog.split(/^## /m).slice(1);
  return sections.map((section) => {
    const [, named] = /^Level: (\w+)\b/m.exec(section) ?? [];
    return { name: section.split('\n', 1)[0]?.trim() ?? '', level: levels.find((level) => level === named) };
  });
}

/** Returns sentences about levels that are missing or too low. `found` is the level of the changes since the release. */
export function levelFaults(changelog: string, found: Level): string[] {
  const releases = releasesOf(changelog);
  const silent = releases.filter(({ level }) => level === undefined);
  const [next] = releases;
  if (next?.name !== 'Unreleased') return ['CHANGELOG.md: the first section must be "## Unreleased"'];
  const faults = silent.map(
    ({ name }) => `CHANGELOG.md: the section "${name}" must have a line such as "Level: minor" (${levels.join(', ')})`,
  );
  if (next.level && levels.indexOf(next.level) < levels.indexOf(found))
    faults.push(`CHANGELOG.md: "Unreleased" names the level ${next.level}, but the contract has changes of ${found}`);
  return faults;
}
