import { type Received, send } from './send.ts';
import type { Trigger } from './triggers.ts';
import { type Call, callersOf, callsOf, credentialOf, type Tokens, valueAt, writeCall } from './write-call.ts';

export interface Stage {
  url: string;
  tenant: string;
  /** Key for the control plane of the sandbox, or undefined if the sandbox requires no key. */
  controlKey?: string;
}

export interface Outcome {
  target: string;
  answer: Received;
}

/** Sends a sequence of requests and returns the last response. Throws if the sandbox refuses an earlier request. */
export async function bringAbout({ operation, recipe }: Trigger, stage: Stage): Promise<Outcome> {
  const values = new Map([['tenant', stage.tenant]]);
  const tokens: Tokens = new Map();
  const ask = async (call: Call): Promise<Outcome> => {
    const { method, target, headers, body } = await writeCall(call, values);
    const credential = credentialOf(call, stage.tenant, tokens, stage.controlKey);
    return {
      target,
      answer: await send({ method, url: stage.url + target, headers: { ...credential, ...headers }, body }),
    };
  };
  const calls = callsOf(operation, recipe);
  // Requests all access tokens first, because an API key that a later request revokes cannot create tokens.
  for (const as of callersOf(calls)) {
    const { answer } = await ask({ operation: 'createAdminToken', as });
    tokens.set(as, JSON.parse(answer.body.toString()).token);
  }
  for (const call of calls.slice(0, -1)) {
    const { answer } = await ask(call);
    const text = answer.body.toString();
    if (answer.status >= 400) throw new Error(`${call.operation} was refused with ${answer.status}: ${text}`);
    for (const [name, pointer] of Object.entries(call.save ?? {})) values.set(name, valueAt(text, pointer));
  }
  return ask(calls[calls.length - 1] ?? { operation });
}
