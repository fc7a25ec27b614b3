import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { isObject, parseJson } from '../../conformance/json.ts';
import { keyIdOf } from './keys.ts';

/** A signed text in the format DSSE 1.0 (https://github.com/secure-systems-lab/dsse). */
interface Envelope {
  payloadType: string;
  payload: string;
  signatures: { keyid: string; sig: string }[];
}

const inTotoType = 'application/vnd.in-toto+json';

export function sealed(statement: object, privateKey: KeyObject): string {
  return `${JSON.stringify(seal(JSON.stringify(statement), privateKey), null, 2)}\n`;
}

export function seal(payload: string, privateKey: KeyObject): Envelope {
  const body = Buffer.from(payload, 'utf8');
  const sig = sign(null, authenticated(inTotoType, body), privateKey).toString('base64');
  return {
    payloadType: inTotoType,
    payload: body.toString('base64'),
    signatures: [{ keyid: keyIdOf(createPublicKey(privateKey)), sig }],
  };
}

/** Ignores the key id in the envelope, because the key id is not signed and can be forged. */
export function unseal(text: string, publicKey: KeyObject): string {
  const envelope = readEnvelope(text);
  if (envelope.payloadType !== inTotoType) {
    throw new Error(`its payload has the type ${envelope.payloadType}, and ${inTotoType} is expected`);
  }
  const body = Buffer.from(envelope.payload, 'base64');
  const signed = authenticated(envelope.payloadType, body);
  if (envelope.signatures.some(({ sig }) => verify(null, signed, publicKey, Buffer.from(sig, 'base64')))) {
    return body.toString('utf8');
  }
  const own = keyIdOf(publicKey);
  if (envelope.signatures.some(({ keyid }) => keyid === own)) {
    throw new Error(`it was altered: the signature of the key ${own.slice(0, 12)} does not match the payload`);
  }
  const signers = envelope.signatures.map(({ keyid }) => keyid.slice(0, 12)).join(', ');
  throw new Error(`it has no signature of the key ${own.slice(0, 12)}; the envelope names ${signers || 'no key'}`);
}

function authenticated(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.length} `, 'utf8'), body]);
}

function readEnvelope(text: string): Envelope {
  const value = parseJson(text);
  if (!isObject(value)) throw new Error('it is not a DSSE envelope, because it is not a JSON object');
  const { payloadType, payload, signatures } = value;
  if (typeof payloadType !== 'string' || typeof payload !== 'string' || !Array.isArray(signatures)) {
    throw new Error('it is not a DSSE envelope: payloadType, payload and signatures are expected');
  }
  return { payloadType, payload, signatures: signatures.flatMap(readSignature) };
}

function readSignature(value: unknown): Envelope['signatures'] {
  if (!isObject(value) || typeof value['sig'] !== 'string') return [];
  return [{ keyid: typeof value['keyid'] === 'string' ? value['keyid'] : 'no name', sig: value['sig'] }];
}
