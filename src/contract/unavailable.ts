/** What the worlds are kept in does not answer, or refuses: the request was not served and may be sent again. */
export class Unavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'Unavailable';
  }
}
