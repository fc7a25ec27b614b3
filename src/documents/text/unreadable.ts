/** Error for a document file whose text cannot be read. The error message is shown to users. */
export class Unreadable extends Error {}

export const encrypted = 'the file is encrypted and cannot be read without its password';
