/** Error for a file whose text cannot be extracted. The error message is shown to users. */
export class Unreadable extends Error {}

export const encrypted = 'the file is encrypted and cannot be read without its password';
