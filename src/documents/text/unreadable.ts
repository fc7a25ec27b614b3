/** The reason why a file is unreadable, for people. */
export class Unreadable extends Error {}

export const encrypted = 'the file is encrypted and cannot be read without its password';
