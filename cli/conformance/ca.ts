import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import { InvalidArgumentError } from 'commander';
import { unreadable } from '../../conformance/text.ts';

/** Makes this process trust the certificates in the file, in addition to the certificates that Node trusts. */
export function trustCa(file: string): string {
  if (typeof tls.setDefaultCACertificates !== 'function')
    throw new InvalidArgumentError('It needs Node 22.19, 24.5 or newer. Older versions read NODE_EXTRA_CA_CERTS.');
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
    new X509Certificate(text);
  } catch (error) {
    const reason = text === '' ? unreadable(error) : 'it does not begin with a certificate in PEM';
    throw new InvalidArgumentError(`It cannot be used: ${reason}.`);
  }
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), text]);
  return file;
}
