import { expect, test } from 'vitest';
import { bodyCode, coloured, differing, render, unexpected } from './render.ts';

test.each([
  ['{"a":"x"}', '{\n  <span class="j-k">&quot;a&quot;</span>: <span class="j-s">&quot;x&quot;</span>\n}'],
  [
    '[1,-2.5e3,true,null]',
    '[\n  <span class="j-v">1</span>,\n  <span class="j-v">-2500</span>,\n  <span class="j-v">true</span>,\n  <span class="j-v">null</span>\n]',
  ],
  ['<p>1 is true</p>', '&lt;p&gt;1 is true&lt;/p&gt;'],
])('the body %s becomes code', (body, code) => {
  expect(bodyCode(body)).toBe(code);
});

test('signs of JSON inside a text are text', () => {
  expect(coloured(String.raw`"a\"b: 1"`)).toBe(String.raw`<span class="j-s">&quot;a\&quot;b: 1&quot;</span>`);
});

test('a long body is shortened with a note', () => {
  expect(bodyCode('x'.repeat(20_010))).toMatch(/x\n… report\.json contains 10 more characters$/);
});

test('a value that was not expected is marked in the body if the body has it once', () => {
  const marked = unexpected('["a","b"]', '["a","x",7,null]');
  const code = bodyCode('{"one":"a","two":"x","three":7,"four":7,"five":null}', marked);
  expect(code.match(/<mark>.*<\/mark>/g)).toEqual(['<mark><span class="j-s">&quot;x&quot;</span></mark>']);
});

test('lines that the other has not are marked', () => {
  expect(differing('[\n  1,\n  2\n]', '[\n  1\n]')).toBe('[\n  1,\n<mark>  2</mark>\n]');
});

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [`" onload='x`, '&quot; onload&#x3D;&#x27;x'],
  ['&amp;', '&amp;amp;'],
  ['{{#each this}}{{/each}}', '{{#each this}}{{/each}}'],
  ['a\u0000b\u202ec\ud800', 'a\\u0000b\\u202ec\\ud800'],
  ['a\r\nb\tc', 'a\nb\tc'],
])('the value %j becomes %j', (script, text) => {
  expect(render('program', { script })).toContain(`<code>${text}</code>`);
});
