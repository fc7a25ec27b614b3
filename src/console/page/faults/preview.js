/** What a request with the fault gets. */
const effects = {
  delay: 'a delay',
  dribble: 'the response in pieces',
  reset: 'a reset connection',
  empty: 'a closed connection without a response',
  garbage: 'bytes that are not HTTP',
  'too-many-requests': '429',
  unavailable: '503',
  truncated: 'a part of the response',
};

/** The operations of a fault that is limited to none. */
export function allText({ requirement }) {
  return requirement === null ? 'every operation' : 'its operations';
}

/** For example `Requests 3 and 4`. The count begins at the activation, and `last` null means no limit. */
export function requestsText({ first, last, share = 1 }) {
  if (share < 1) {
    const limit = last === null ? '' : `, at most ${last - first + 1}`;
    return `About ${Math.round(share * 100)} % of the requests${first > 1 ? ` from request ${first}` : ''}${limit}`;
  }
  if (last === null) return first === 1 ? 'Every request' : `Every request from request ${first}`;
  if (first === last) return `Request ${first}`;
  return `Requests ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}

export function previewOf({ fault, operation, first, last, share, parameters }) {
  const who = requestsText({ first, last, share });
  const effect =
    fault.requirement === null
      ? (effects[fault.name] ?? `the status ${parameters.status || 500}`)
      : `a response that violates ${fault.requirement}`;
  const verb = share < 1 || (last !== null && last > first) ? 'get' : 'gets';
  const of = operation === '' ? (fault.operations.length === 1 ? fault.operations[0] : 'any operation') : operation;
  return `${who} of ${of} ${verb} ${effect}.${first > 1 ? ` ${passText(first - 1)}` : ''}`;
}

function passText(count) {
  return `${count === 1 ? 'The request before it is' : `The ${count} requests before are`} answered as usual.`;
}
