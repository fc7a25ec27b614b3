// Made from scripts/generate/secret-names.yaml by "npm run generate". Do not edit.

/** A name in lower case, without hyphens, underscores and dots, whose value is a secret. */
export const secretName =
  /^(?:key|pwd|jwt|auth)$|(?:token|secret|password|passwd|passphrase|apikey|accesskey|secretkey|privatekey|signingkey|encryptionkey|controlkey|authkey|credential|authorization|cookie|sessionid)s?$/;
