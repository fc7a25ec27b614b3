export class Unreadable extends Error {}

export const encrypted = 'the file is encrypted and cannot be read without its password';
