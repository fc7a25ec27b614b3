/**
 * Where a violation may happen in the fake service.
 *
 * `when` names the conditions under which it happens: one of `conditions`, or the path of the visit, such as `create` or
 * `by-id`. Each condition makes one violation. A record names the requirement that each condition breaks, where they
 * break different ones.
 */
export interface Place {
  breaks: string;
  when: readonly string[] | Readonly<Record<string, string>>;
  /** Only this wire form shows it. */
  form?: 'flat' | 'wrapped';
}

export type Places = Readonly<Record<string, Place>>;

/** What the fake service says about one use of a place. */
export interface Visit {
  /** The way by which the request came, such as `create`, `list` or `by-path`. */
  path?: string | undefined;
  /** The id of the object. */
  subject?: string | undefined;
  /** The position of an item, and the number of items. */
  index?: number | undefined;
  of?: number | undefined;
  /** The object is below another one. */
  deep?: boolean | undefined;
}

interface Counted extends Visit {
  /** Visits of the place in this tenant so far, and those for the same object. */
  times: number;
  timesOfSubject: number;
}

/** Conditions of a violation beside the paths of visits. */
export const conditions: Readonly<Record<string, (visit: Counted) => boolean>> = {
  always: () => true,
  again: ({ times }) => times > 1,
  'again for the object': ({ timesOfSubject }) => timesOfSubject > 1,
  'every second time': ({ times }) => times % 2 === 0,
  'from the second item': ({ index = 0 }) => index > 0,
  'for the last item': ({ index = 0, of = 0 }) => of > 1 && index === of - 1,
  'for the first of several': ({ index = 0, of = 0 }) => of > 1 && index === 0,
  'beyond 100 items': ({ index = 0 }) => index >= 100,
  'below another': ({ deep = false }) => deep,
  'at the top': ({ deep = true }) => !deep,
};
