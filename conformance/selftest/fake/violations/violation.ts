/**
 * A place in the code of the fake test server at which a fault can be injected.
 *
 * `breaks` is the id of the violated requirement, and `when` has the conditions under which the fault occurs.
 * Each condition is a separate fault.
 * A condition is a key of `conditions`, or a kind of request such as `create` or `by-id`.
 * If the conditions violate different requirements, `when` maps each condition to the id of its requirement.
 */
export interface Place {
  breaks: string;
  when: readonly string[] | Readonly<Record<string, string>>;
  /**
   * The fake server with whose JSON format the fault can be observed. If absent, both fake servers can show the fault.
   */
  form?: 'flat' | 'wrapped';
}

export type Places = Readonly<Record<string, Place>>;

/** The request data that decide whether an injected fault occurs. */
export interface Visit {
  /** The kind of the request, such as `create`, `list` or `by-path`. A request can be of several kinds. */
  path?: string | readonly string[] | undefined;
  /** The id of the object that the request concerns. */
  subject?: string | undefined;
  /** The position of an item in a list, starting at 0. */
  index?: number | undefined;
  of?: number | undefined;
  /** True if the object has a parent object. */
  deep?: boolean | undefined;
}

interface Counted extends Visit {
  /**
   * The number of requests of this tenant that have reached this place in the code: in total, and for the same object.
   */
  times: number;
  timesOfSubject: number;
}

/** The conditions for an injected fault, by name. Each function returns whether the fault occurs for a request. */
export const conditions: Readonly<Record<string, (visit: Counted) => boolean>> = {
  always: () => true,
  again: ({ times }) => times > 1,
  'again for the object': ({ timesOfSubject }) => timesOfSubject > 1,
  'third time for the object': ({ timesOfSubject }) => timesOfSubject === 3,
  'every second time': ({ times }) => times % 2 === 0,
  'the first time': ({ times }) => times === 1,
  'from the second item': ({ index = 0 }) => index > 0,
  'for the last item': ({ index = 0, of = 0 }) => of > 1 && index === of - 1,
  'for the first of several': ({ index = 0, of = 0 }) => of > 1 && index === 0,
  'for the second half': ({ index = 0, of = 0 }) => of > 1 && index >= of / 2,
  'beyond 10 items': ({ index = 0 }) => index >= 10,
  'beyond 100 items': ({ index = 0 }) => index >= 100,
  'beyond 250 items': ({ index = 0 }) => index >= 250,
  'for the 500th item': ({ index = 0 }) => index === 499,
  'below another': ({ deep = false }) => deep,
  'at the top': ({ deep = true }) => !deep,
};
