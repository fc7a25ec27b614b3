/** Error for an unreadable file. The message explains the reason to people. */
export class Unreadable extends Error {}

export const encrypted = 'the file is encrypted and cannot be read without its password';
