import fc from 'fast-check';

export type Command =
  | { do: 'create'; name: string; parent: number }
  | { do: 'update'; id: number; name?: string | undefined; parent?: number | undefined }
  | { do: 'delete'; id: number; wait: boolean }
  | { do: 'members'; id: number; operation: 'add' | 'remove'; users: number[]; wait: boolean }
  | {
      do: 'access';
      folder: number;
      operation: 'grant' | 'revoke' | 'replace';
      type: 'user' | 'department' | 'role';
      principal: number;
      permission: 'view' | 'edit' | 'manage';
      wait: boolean;
    };

const choice = fc.nat({ max: 999 });
/** Random department names, some of them invalid. The list is short, so that requests often repeat a name. */
const name = fc.constantFrom('Legal', 'legal', ' East ', 'a/', '/b', 'Ä', 'x//y', ' ', 'North');

export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('create' as const), name, parent: choice }) },
    {
      weight: 4,
      arbitrary: fc.record(
        { do: fc.constant('update' as const), id: choice, name, parent: choice },
        { requiredKeys: ['do', 'id'] },
      ),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), id: choice, wait: fc.boolean() }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('members' as const),
        id: choice,
        operation: fc.constantFrom('add' as const, 'remove' as const),
        users: fc.array(choice, { minLength: 1, maxLength: 5 }),
        wait: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('access' as const),
        folder: choice,
        operation: fc.constantFrom('grant' as const, 'revoke' as const, 'replace' as const),
        type: fc.constantFrom('user' as const, 'department' as const, 'role' as const),
        principal: choice,
        permission: fc.constantFrom('view' as const, 'edit' as const, 'manage' as const),
        wait: fc.boolean(),
      }),
    },
  ),
  { minLength: 20, maxLength: 60, size: 'max' },
);
