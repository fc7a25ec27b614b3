import { connect } from 'node:net';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { agentFor, proxyFor, shownProxy } from '../conformance/session/proxies.ts';
import { faultOfBaseUrl } from '../conformance/target/base-url.ts';
import type { Interface } from '../src/contract/operation.ts';
import type { ProxyViolation } from '../src/prism/judge.ts';
import type { JudgedExchange, SeenExchange } from '../src/prism/proxy.ts';
import { millisecondsOf } from '../src/tenant/duration.ts';
import { caHelp, trustCa } from './conformance/ca.ts';
import { helpOf, portNumber, screen, UsageError, wholeNumber } from './options.ts';
import type { ViolationCounts } from './proxy/proxy-tally.ts';
import { listenFailure } from './sandbox/listen.ts';

interface Options {
  upstream: string;
  interface: Interface | 'both';
  side: ProxyViolation['side'] | 'both';
  port: number;
  for?: number;
  requests?: number;
  keepHost?: true;
  observe?: string;
  json?: true;
}

export function registerProxy(program: Command): void {
  program
    .command('proxy')
    .description('validate the traffic between a client and an implementation')
    .requiredOption('--upstream <url>', 'the base URL of the implementation')
    .addOption(
      new Option('--interface <name>', 'the interface to validate')
        .choices(['admin', 'documents', 'both'])
        .default('both'),
    )
    .addOption(
      new Option('--side <name>', 'the side whose violations count')
        .choices(['request', 'response', 'both'])
        .default('both'),
    )
    .option('--port <number>', 'the port to listen on, 0 for any free one', portNumber, 4020)
    .option('--for <duration>', 'end after this time, for example 30s or 10m', duration)
    .option('--requests <number>', 'end after this number of requests', wholeNumber(1))
    .option('--ca <file>', caHelp, trustCa)
    .option('--keep-host', 'forward the header Host, so that links in responses lead through the proxy')
    .option('--observe <folder>', 'write what "cps observe" finds in the traffic to this folder')
    .option('--json', 'print JSON, one object per line')
    .addHelpText('after', helpOf('proxy'))
    .action(proxy);
}

async function proxy(options: Options): Promise<void> {
  const base = upstreamUrl(options.upstream);
  const through = proxyFor(base.href);
  const [{ createProxy }, { ViolationCounts }, text] = await Promise.all([
    import('../src/prism/proxy.ts'),
    import('./proxy/proxy-tally.ts'),
    import('./proxy/proxy-text.ts'),
  ]);
  const { width } = screen();
  const tally = new ViolationCounts();
  const ended = onSignal();
  const observer = options.observe === undefined ? undefined : await observerOf(base.host, options.observe);
  const onExchange = (whole: JudgedExchange) => {
    const exchange = onSide(whole, options.side);
    const kinds = tally.add(exchange);
    if (options.json) for (const line of jsonLines(exchange)) console.log(line);
    else for (const kind of kinds) console.log(text.violationLines(kind, width).join('\n'));
    if (tally.counts.requests === options.requests) ended.resolve();
  };
  const interfaces: Interface[] = options.interface === 'both' ? ['admin', 'documents'] : [options.interface];
  const door = createProxy({
    upstream: base,
    agent: agentFor(base.href),
    interfaces,
    keepHost: options.keepHost ?? false,
    onExchange,
    onSeen: observer?.add,
  });
  const url = await door.listen(options.port).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(listenFailure(error, options.port, '127.0.0.1'));
  });
  if (options.for !== undefined) setTimeout(ended.resolve, options.for).unref();
  const upstream = base.href;
  console.log(
    options.json
      ? JSON.stringify({ event: 'listening', url, upstream })
      : text.proxyWelcome(
          url,
          through ? `${upstream} (through the proxy ${shownProxy(through)})` : upstream,
          door.operations,
        ),
  );
  if (!(await canConnect(base))) console.error(`cps proxy: nothing can be reached at ${upstream} yet`);
  await ended.promise;
  await door.close();
  console.log(options.json ? JSON.stringify(summaryOf(tally)) : text.proxySummary(tally, width));
  const paths = (await observer?.end()) ?? [];
  if (!options.json && paths.length > 0) console.log(['', ...paths].join('\n'));
  process.exitCode = await exitCodeOf(tally, base);
}

/** Keeps only the observations of the traffic, and no exchange. */
async function observerOf(service: string, folder: string) {
  const [{ bothObserved, mergedObservations, observedTraffic }, { writeObservations }] = await Promise.all([
    import('../conformance/record/observations.ts'),
    import('../reporting/observe/write.ts'),
  ]);
  let decisions = observedTraffic([]);
  return {
    add: (exchange: SeenExchange) => {
      decisions = bothObserved(decisions, observedTraffic([exchange]));
    },
    end: () => writeObservations(mergedObservations([{ service, decisions }]), folder),
  };
}

function onSignal(): PromiseWithResolvers<void> {
  const ended = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.resolve());
  return ended;
}

function onSide(exchange: JudgedExchange, side: Options['side']): JudgedExchange {
  if (exchange.kind !== 'judged' || side === 'both') return exchange;
  return { ...exchange, violations: exchange.violations.filter((violation) => violation.side === side) };
}

function jsonLines(exchange: JudgedExchange): string[] {
  if (exchange.kind === 'unreachable') return [JSON.stringify({ event: 'unreachable', reason: exchange.reason })];
  if (exchange.kind !== 'judged') return [];
  const { operation, status, violations } = exchange;
  return violations.map((violation) => JSON.stringify({ event: 'violation', operation, status, ...violation }));
}

function summaryOf({ counts, operations, unjudged }: ViolationCounts) {
  return { event: 'summary', ...counts, operations, unjudged };
}

async function exitCodeOf({ counts }: ViolationCounts, upstream: URL): Promise<number> {
  if (counts.violations > 0) return 1;
  if (counts.requests > 0) return counts.unreachable === counts.requests ? 3 : 0;
  return (await canConnect(upstream)) ? 0 : 3;
}

function canConnect(upstream: URL): Promise<boolean> {
  const { hostname, port, protocol } = proxyFor(upstream.href) ?? upstream;
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)), timeout: 5000 });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

function upstreamUrl(text: string): URL {
  const fault = faultOfBaseUrl(text);
  if (fault !== undefined) throw new UsageError(`--upstream ${fault}`);
  return new URL(text);
}

function duration(text: string): number {
  const milliseconds = millisecondsOf(text);
  if (milliseconds !== undefined && milliseconds > 0 && milliseconds < 2 ** 31) return milliseconds;
  throw new InvalidArgumentError('It must be a length of time such as 30s, 10m or 2h, at most 24 days.');
}
