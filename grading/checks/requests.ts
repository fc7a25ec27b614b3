import {
  at,
  type ClientExchange,
  type ContractViolation,
  codeOf,
  decoded,
  isCall,
  queryOf,
} from '../observe/exchange.ts';
import { type Check, each, failed, notObserved, passed } from '../observe/finding.ts';

const unknown = 'absent: the contract has no such property';

/** Grading rules about the format of requests ignore these error codes, because other rules judge the codes. */
const judgedElsewhere = ['MEMBER COUNT INVALID', 'TOKEN MISSING'];

const docIdPath = '/documents/docid/';

type Kind = 'unknown parameter' | 'parameter' | 'media type' | 'JSON' | 'unknown member' | 'body';

function kindOf({ place, wanted }: ContractViolation): Kind {
  if (place === 'header Content-Type') return 'media type';
  if (!place.startsWith('body')) return wanted === unknown ? 'unknown parameter' : 'parameter';
  if (wanted === 'JSON') return 'JSON';
  return wanted === unknown ? 'unknown member' : 'body';
}

function violationsOf(exchange: ClientExchange): readonly ContractViolation[] {
  const isElsewhere = exchange.hasSecretInUrl || judgedElsewhere.includes(codeOf(exchange) ?? '');
  return isElsewhere ? [] : exchange.violations;
}

/** OPTIONS requests are allowed, and so are requests with an unencoded document id in the path. */
function isExempt({ method, path }: ClientExchange): boolean {
  return method === 'OPTIONS' || path.startsWith(docIdPath);
}

/** Describes a violation. The journal gives either a wanted value, or a whole rule that begins with "must". */
function sentenceOf({ place, wanted }: ContractViolation): string {
  if (wanted === unknown) return `The contract has no ${place}.`;
  return wanted.startsWith('must ') ? `${place} ${wanted}.` : `${place} must be ${wanted}.`;
}

function none(kind: Kind, good: string): Check {
  return each(
    'The client called no operation.',
    ({ exchanges }) => exchanges.filter(({ operation }) => operation !== null),
    (exchange) => {
      const violation = violationsOf(exchange).find((each) => kindOf(each) === kind);
      if (!violation) return passed(good);
      return failed(sentenceOf(violation), exchange);
    },
  );
}

export const requestChecks: Readonly<Record<string, Check>> = {
  'requests-known-operation': each(
    'The client sent no request.',
    ({ exchanges }) => exchanges.filter(({ host, hasSecretInUrl }) => host === 'sandbox' && !hasSecretInUrl),
    (exchange) =>
      exchange.operation === null && [404, 405].includes(exchange.status ?? 0) && !isExempt(exchange)
        ? failed('The contract has no operation with this method and path.', exchange)
        : passed('Every request called an operation of the contract.'),
  ),

  'requests-known-parameters': none('unknown parameter', 'Every parameter is in the contract.'),
  'requests-valid-parameters': none('parameter', 'Every parameter has a valid value.'),
  'requests-media-type': none('media type', 'Every body had a media type of its operation.'),
  'requests-valid-json': none('JSON', 'Every JSON body could be parsed.'),
  'requests-known-members': none('unknown member', 'Every member of a body is in the contract.'),
  'requests-valid-body': none('body', 'Every body kept its schema.'),

  'requests-encoded': each(
    'The client sent no path with reserved characters.',
    ({ exchanges }) =>
      exchanges.filter((exchange) => exchange.operation === 'listDepartments' && queryOf(exchange).has('filter[path]')),
    (list, { facts }) => {
      const sent = queryOf(list).get('filter[path]');
      if (!/^A.*ller$/.test(sent ?? '') || facts['departmentPath'] === undefined) return undefined;
      return sent === facts['departmentPath']
        ? passed('The client encoded the reserved characters of the path.', list)
        : failed(`The path ${facts['departmentPath']} arrived as ${sent}.`, list);
    },
  ),

  'requests-encoded-path': each(
    'The client read no document by its docId.',
    ({ exchanges }) => exchanges.filter(({ path }) => path.startsWith(docIdPath)),
    (read, { facts }) => {
      if (typeof facts['docId'] !== 'string') return undefined;
      const sent = read.path.split('?')[0]?.slice(docIdPath.length) ?? '';
      return !sent.includes('/') && decoded(sent) === facts['docId']
        ? passed('The client encoded the reserved characters of the docId.', read)
        : failed(`The docId ${facts['docId']} was sent as ${sent}.`, read);
    },
  ),

  'requests-no-body-on-get': each(
    'The client sent no GET request.',
    ({ exchanges }) => exchanges.filter(({ method, host }) => method === 'GET' && host === 'sandbox'),
    (read) =>
      read.request.bytes > 0 ? failed('The GET request had a body.', read) : passed('No GET request had a body.'),
  ),

  'requests-utf8': ({ exchanges, facts }) => {
    const [creation] = exchanges.filter(({ operation, status }) => operation === 'createDepartment' && status === 201);
    const broken = exchanges.find((each) => codeOf(each) === 'MALFORMED JSON' && hasUndecodableText(each));
    if (broken) return failed('The body was not UTF-8.', broken);
    const wanted = facts['createdName'];
    const arrived = at(creation?.answer?.body, 'data', 'attributes', 'name');
    if (!creation || typeof wanted !== 'string' || !/^Z.*rich/.test(String(arrived))) {
      return notObserved('The client created no department with the name in the task.');
    }
    return arrived === wanted
      ? passed('The non-ASCII name arrived unchanged.', creation)
      : failed(`The name ${wanted} arrived as ${arrived}.`, creation);
  },

  'requests-connection-reuse': ({ exchanges, client }) => {
    const calls = exchanges.filter(isCall);
    if (calls.length < 3) return notObserved('The client sent fewer than 3 calls.');
    const closing = calls.filter(({ request }) => /\bclose\b/i.test(request.headers['connection'] ?? ''));
    if (closing.length === calls.length)
      return failed('Every request asked to close its connection.', ...closing.slice(0, 2));
    if (client === null) return notObserved('A journal does not show connections.');
    const opening = calls.filter(({ ignoresIdleConnection }) => ignoresIdleConnection);
    return opening.length > calls.length / 2
      ? failed('The client opened connections although an earlier one was idle.', ...opening.slice(0, 2))
      : passed('The client used its idle connections.');
  },
};

/** Returns whether a request body was not UTF-8. The relay (a recording proxy) replaces invalid bytes with U+FFFD. */
function hasUndecodableText({ request }: ClientExchange): boolean {
  return JSON.stringify(request.body).includes('\uFFFD');
}
