export interface Visit {
  path?: string | readonly string[] | undefined;
  subject?: string | undefined;
  index?: number | undefined;
  of?: number | undefined;
  deep?: boolean | undefined;
}

interface Counted extends Visit {
  times: number;
  timesOfSubject: number;
}

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
