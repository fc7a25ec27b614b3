import { type Answered, sendOut } from './send.ts';
import type { Trigger } from './triggers.ts';
import {
  type ApiCall,
  type CallTokens,
  callersOf,
  callsOf,
  credentialOfCall,
  textAtPointer,
  writeCall,
} from './write-call.ts';

export interface TriggerStage {
  url: string;
  tenant: string;
  /** Key for the control plane of the sandbox, or undefined if the sandbox requires no key. */
  controlKey?: string;
}

export interface Reached {
  target: string;
  answer: Answered;
}

/** Sends a sequence of requests and returns the last response. Throws if the sandbox refuses an earlier request. */
export async function bringAbout({ operation, recipe }: Trigger, stage: TriggerStage): Promise<Reached> {
  const values = new Map([['tenant', stage.tenant]]);
  const tokens: CallTokens = new Map();
  const ask = async (call: ApiCall): Promise<Reached> => {
    const { method, target, headers, body } = await writeCall(call, values);
    const credential = credentialOfCall(call, stage.tenant, tokens, stage.controlKey);
    return {
      target,
      answer: await sendOut({ method, url: stage.url + target, headers: { ...credential, ...headers }, body }),
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
    for (const [name, pointer] of Object.entries(call.save ?? {})) values.set(name, textAtPointer(text, pointer));
  }
  return ask(calls[calls.length - 1] ?? { operation });
}
