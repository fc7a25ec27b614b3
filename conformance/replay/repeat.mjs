/**
 * Repeats the requests of a failed test case, and compares the last response with the expected value.
 * Run this file with Node 20 or newer. The requests are data at the end of the file.
 * Credentials and base URLs come from the environment variables that the data names under `needs` and `bases`.
 * Exit codes: 0 requirement met, 1 violated, 2 compare the output yourself, 3 stopped before the deciding request.
 */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { setTimeout } from 'node:timers/promises';

/** The maximum size of a response body, in bytes. */
const longest = 32 * 2 ** 20;
/** The time limit of a request, in milliseconds. */
const limit = 60_000;
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu;
const values = new Map([['RUN', `r${process.pid}`]]);
const secrets = new Set();
let interruption = new AbortController();
let last;

export async function repeat(plan) {
  process.once('SIGINT', () => interruption.abort(new Error('interrupted')));
  print(`Repeats the case ${plan.case} at ${plan.target}: ${plan.requirement}`);
  for (const { name, url } of plan.bases) values.set(name, process.env[name] || url);
  const missing = plan.needs.filter(({ name }) => !process.env[name]);
  for (const { name, meaning } of missing) print(`${name}: set it to ${meaning}`);
  for (const { name } of plan.needs) remember(name, process.env[name] ?? '', true);
  process.exitCode = missing.length > 0 ? 3 : await judged(plan);
}

async function judged({ steps, check, removals }) {
  try {
    for (const step of steps) await perform(step);
    printBody();
    return verdict(check);
  } catch (error) {
    print(`STOPPED: ${reason(error)}`);
    return 3;
  } finally {
    interruption = new AbortController();
    await cleanUp(removals);
  }
}

async function perform({ before, request, poll, status, captures }) {
  if (before) await perform(before);
  await sendUntil(request, poll);
  if (status !== undefined && status !== last.status) {
    printBody();
    throw new Error(`the run got ${status} here, so the deciding request proves nothing`);
  }
  for (const { name, place, secret } of captures) remember(name, found(place), secret);
}

async function sendUntil(request, { times, path, value } = { times: 1 }) {
  for (let attempt = 1; ; attempt++) {
    await send(request);
    const isDone = path ? found({ path }) === value : attempt >= times;
    if (isDone || attempt >= Math.max(times, 60)) return;
    await setTimeout(1000, undefined, { signal: interruption.signal });
  }
}

async function send(request) {
  const { url, path, method, headers, body } = request ? addressed(request) : redirected();
  const { request: open, Agent } = url.protocol === 'https:' ? https : http;
  // Since Node 24, the agent uses the proxy that HTTP_PROXY, HTTPS_PROXY and NO_PROXY choose.
  const agent = new Agent({ proxyEnv: process.env });
  const signal = AbortSignal.any([interruption.signal, AbortSignal.timeout(limit)]);
  const response = await new Promise((resolve, reject) => {
    const sent = open(url, { method, path, agent, signal }, resolve).on('error', reject);
    for (const [name, value] of headers) sent.setHeader(name, value);
    sent.end(body);
  });
  last = { url: new URL(url.origin + path), sent: headers, status: response.statusCode, headers: response.headers };
  last.body = await bodyOf(response);
  print(`${method} ${url.origin}${path.split('?', 1)[0]}: ${last.status}`);
}

async function bodyOf(response) {
  const chunks = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > longest) throw new Error(`the response is longer than ${longest} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function addressed({ method, base, url: address, headers, ...content }) {
  const url = new URL(values.get(base));
  const path = `${url.pathname.replace(/\/$/, '')}/${text(address).replace(/^\//, '')}`;
  const fields = headers.map(({ name, value }) => [name, text(value)]);
  const { type, body } = contentOf(content);
  if (type) fields.push(['content-type', type]);
  if (body) fields.push(['content-length', body.length]);
  return { url, path, method, headers: fields, body };
}

/** Credentials go only to the server that they belong to. */
function redirected() {
  const url = new URL(last.headers.location ?? '', last.url);
  if (!/^https?:$/.test(url.protocol)) throw new Error('the response redirects to an address without HTTP');
  const headers = url.origin === last.url.origin ? last.sent : [];
  return { url, path: url.pathname + url.search, method: 'GET', headers };
}

function contentOf({ text: fixed, bytes, form }) {
  if (form) return formOf(form);
  if (bytes !== undefined) return { body: Buffer.from(bytes, 'base64') };
  return { body: fixed && Buffer.from(text(fixed)) };
}

function formOf(parts) {
  const boundary = `----${randomUUID()}`;
  const quoted = (name) => `"${name.replace(/["\r\n]/g, encodeURIComponent)}"`;
  const chunks = parts.flatMap(({ name, value, fileName, type, bytes }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}`,
    bytes === undefined ? '\r\n\r\n' : `; filename=${quoted(text(fileName))}\r\nContent-Type: ${type}\r\n\r\n`,
    bytes === undefined ? text(value) : Buffer.from(bytes, 'base64'),
    '\r\n',
  ]);
  const body = Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk)));
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

function text(parts) {
  return [parts]
    .flat()
    .map((part) => (typeof part === 'string' ? part : inserted(part)))
    .join('');
}

function inserted({ from, as }) {
  const value = values.get(from)?.toWellFormed();
  if (!value) throw new Error(`no earlier response contains the value ${from}`);
  if (as === 'uri') return encodeURIComponent(value);
  if (as === 'json') return JSON.stringify(value).slice(1, -1);
  return as === 'number' && !/^-?(?:0|[1-9]\d*)$/.test(value) ? JSON.stringify(value) : value;
}

function remember(name, value, secret) {
  values.set(name, value);
  if (secret && value.length > 3) secrets.add(value).add(encodeURIComponent(value.toWellFormed()));
}

/** Returns a value of the last response as text. The text is empty if the response lacks the value. */
function found({ path, header, match }) {
  const own = (from, name) =>
    typeof from === 'object' && from !== null && Object.hasOwn(from, name) ? from[name] : undefined;
  const value = path
    ? path.reduce(own, parsed(last.body))
    : header === undefined
      ? last.body.trim()
      : own(last.headers, header.toLowerCase())?.toString();
  const scalar = typeof value === 'object' ? '' : String(value ?? '');
  return match === undefined ? scalar : (new RegExp(match).exec(scalar)?.[1] ?? '');
}

/** Parses JSON. Long integers become text, because JavaScript numbers are not exact for long integers. */
function parsed(body) {
  try {
    const json = body.replace(/^\uFEFF/, '');
    JSON.parse(json);
    const exact = (token) => (/^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token);
    return JSON.parse(json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, exact));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function verdict({ status, path, expected, observed }) {
  if (status) {
    const isMet = [...status].every((digit, at) => digit === 'x' || digit === String(last.status)[at]);
    if (isMet) print(`MET: the status is ${last.status}, as expected`);
    else print(`VIOLATED: expected ${status}, the status is ${last.status}`);
    return isMet ? 0 : 1;
  }
  if (!path) {
    print(`Expected: ${expected}`);
    print(`Observed in the run: ${observed}`);
    return 2;
  }
  const [value, wanted] = [found({ path }), text(expected)];
  if (value === wanted) print(`MET: ${path.join('.')} is ${value}`);
  else print(`VIOLATED: ${path.join('.')} is ${value}, expected ${wanted}`);
  return value === wanted ? 0 : 1;
}

async function cleanUp(removals) {
  const due = removals.filter(({ id }) => values.get(id));
  if (due.length > 0) print('Removing what this program created');
  for (const { id, step } of due) {
    if (step) await perform(step).catch((error) => print(`${values.get(id)} stays: ${reason(error)}`));
    else
      print(`Delete the object ${values.get(id)} yourself: this program cannot read a value that its deletion needs`);
  }
}

function reason({ name, message, code }) {
  return name === 'TimeoutError' ? `no response within ${limit} ms` : message || code;
}

function printBody() {
  for (const line of withoutSecrets(last.body).slice(0, 2000).split('\n')) print(`| ${line}`);
}

/** Prints one line. Hides secrets, and shows control characters as text, because they can manipulate a terminal. */
function print(line) {
  const visible = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  process.stdout.write(`${withoutSecrets(line).replace(unseen, visible)}\n`);
}

function withoutSecrets(text) {
  const longestFirst = [...secrets].sort((one, other) => other.length - one.length);
  return longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
}
