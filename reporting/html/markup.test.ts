import { expect, test } from 'vitest';
import { markup } from './markup.ts';

test.each<[string | number | null | undefined, string]>([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [`" onload='x`, '&quot; onload=&#39;x'],
  ['&amp;', '&amp;amp;'],
  ['a\u0000b\u202ec\ud800', 'a\\u0000b\\u202ec\\ud800'],
  ['a\r\nb\tc', 'a\nb\tc'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
])('%j becomes %j', (value, text) => {
  expect(markup`<p title="${value}">${value}</p>`.text).toBe(`<p title="${text}">${text}</p>`);
});

test('nested markup is not escaped, also in lists', () => {
  expect(markup`<ul>${['<', '>'].map((each) => markup`<li>${each}</li>`)}</ul>`.text).toBe(
    '<ul><li>&lt;</li><li>&gt;</li></ul>',
  );
});

test('markup of a false condition is omitted', () => {
  expect(markup`a${false}b`.text).toBe('ab');
});
