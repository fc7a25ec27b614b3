/** Words between two slashes that are on more than one line, in the elements of a selector. */
export const brokenWords = (selector: string) => `[...document.querySelectorAll(${JSON.stringify(selector)})]
  .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
  .flatMap((text) => [...text.data.matchAll(/[^/ ]+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? word : '';
  }))
  .filter(Boolean)`;

/** The names of the tables that are wider than their place. */
export const cutTables = `[...document.querySelectorAll('.wide')]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  .map((each) => each.ariaLabel)`;
