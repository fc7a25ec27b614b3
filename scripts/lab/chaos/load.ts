import type { OperationId } from '../../../src/contract/operation.ts';
import { createSandboxServer } from '../../../src/sandbox/start.ts';
import { type HostileFile, hostileFiles } from '../../../testing/hostile/hostile-files.ts';
import type { CallTokens } from '../../../testing/requests/write-call.ts';
import type { Cluster } from './cluster.ts';
import { type Deck, type Random, recipesFor, unreached } from './deck.ts';
import type { Tally } from './report.ts';
import { enterTenant, insist, Rivals } from './rivals.ts';
import { ChaosSession } from './session.ts';

const tenant = 'chaos-hostile';

/** Checks that the sandbox stores exactly the accepted files. */
export async function sendHostileFiles(cluster: Cluster, tally: Tally, random: Random, count: number): Promise<void> {
  const tokens: CallTokens = new Map();
  await enterTenant({ tenant, cluster }, tokens);
  const upload = async ({ name: fileName, to, make }: HostileFile, at: number) => {
    const name = `${at}-${fileName}`;
    const form = { file: { name, base64: (await make()).toString('base64') } };
    const operation = to === 'import' ? 'importUsers' : 'uploadDocument';
    const { status } = await insist({ tenant, cluster }, tokens, { operation, body: { form } });
    tally.fault('hostile files');
    const accepted = status === 202 ? 1 : 0;
    return { name, documents: to === 'documents' ? accepted : 0, imports: to === 'import' ? accepted : 0 };
  };
  const sent = await Promise.all(random.shuffled(hostileFiles).slice(0, count).map(upload));
  const state = await cluster.read('readTenantState', `/_sandbox/tenants/${tenant}/state`);
  const { documents, imports }: { documents: { name: string }[]; imports: unknown[] } = JSON.parse(state.body);
  for (const each of sent) {
    const found = documents.filter(({ name }) => name === each.name).length;
    if (found < each.documents) tally.breach('lost', `${each.name} was accepted but is not stored`);
    if (found > each.documents) tally.breach('unexplained', `${each.name} was refused but is stored`);
  }
  const accepted = sent.reduce((sum, each) => sum + each.imports, 0);
  if (imports.length !== accepted)
    tally.breach('unexplained', `${accepted} imports were accepted, but ${imports.length} are stored`);
}

export interface LoadScale {
  decks: number;
  rivals: number;
  hostileFiles: number;
}

export interface LoadParts {
  prefix: string;
  cluster: Cluster;
  tally: Tally;
  random: Random;
  deck: Deck;
  scale: LoadScale;
}

const [sessionCallers, rivalCallers] = [4, 2];
const roundsOfRivals = 40;

const mostAttempts = 5;
const recipesOfSession = 8;

export class ChaosLoad {
  readonly #parts: LoadParts;
  readonly #oracle = createSandboxServer({ isObserved: false });
  readonly #sessions: ChaosSession[] = [];
  readonly #rivals: Rivals[] = [];
  #isEnding = false;

  constructor(parts: LoadParts) {
    this.#parts = parts;
  }

  async run(): Promise<void> {
    await Promise.all([
      ...Array.from({ length: sessionCallers }, (_, caller) => this.#playSessions(caller)),
      ...Array.from({ length: rivalCallers }, (_, caller) => this.#playRivals(caller)),
    ]);
  }

  end(): void {
    this.#isEnding = true;
  }

  async reachTheRest(): Promise<void> {
    for (const operation of unreached(this.#parts.tally.reached)) {
      for (let attempt = 0; attempt < mostAttempts && !this.#parts.tally.reached.has(operation); attempt++)
        await this.#playAlone(operation);
    }
  }

  async #playAlone(operation: OperationId): Promise<void> {
    const { prefix, cluster, tally, random } = this.#parts;
    const tenant = `${prefix}-rest-${this.#sessions.length}`;
    const session = await ChaosSession.open({ tenant, cluster, oracle: this.#oracle, tally, random });
    this.#sessions.push(session);
    for (const trigger of recipesFor(operation)) await session.play(trigger);
  }

  async verify(): Promise<void> {
    for (const each of [...this.#sessions, ...this.#rivals]) await each.verify();
    await this.#oracle.close();
  }

  async #playSessions(caller: number): Promise<void> {
    const { prefix, cluster, tally, random, deck, scale } = this.#parts;
    const branch = random.branch();
    for (let round = 0; deck.isLeft(scale.decks); round++) {
      const tenant = `${prefix}-session-${caller}-${round}`;
      const session = await ChaosSession.open({ tenant, cluster, oracle: this.#oracle, tally, random: branch });
      this.#sessions.push(session);
      for (const trigger of deck.deal(recipesOfSession)) await session.play(trigger);
      await session.verify();
    }
  }

  async #playRivals(caller: number): Promise<void> {
    const { prefix, cluster, tally, random, scale } = this.#parts;
    const branch = random.branch();
    for (let at = 0; !this.#isEnding; at++) {
      const rivals = await Rivals.open({
        tenant: `${prefix}-rivals-${caller}-${at}`,
        cluster,
        tally,
        random: branch,
        callers: scale.rivals,
      });
      this.#rivals.push(rivals);
      for (let round = 0; round < roundsOfRivals && !this.#isEnding; round++) await rivals.round();
      await rivals.verify();
    }
  }
}
