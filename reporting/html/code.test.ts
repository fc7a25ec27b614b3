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

test.each([
  ['a text', 'CAME', ['<mark><span class="j-s">&quot;CAME&quot;</span></mark>']],
  ['no value that a sentence quotes', 'readRole answered 200 with {"name":"CAME","id":20}', null],
  ['the status', 20, ['<mark><span class="status s0">20</span></mark>']],
  ['no value of a long list', [...Array(30).keys()].map(String), null],
  [
    'the value at a JSON pointer',
    "body must have required property 'a', body/name must be equal to constant: x",
    ['<mark><span class="j-s">&quot;CAME&quot;</span></mark>'],
  ],
])('%s is marked', (_, came, marks) => {
  const exchange = { status: 20, responseBody: '{"name":"CAME","id":20,"role":"7"}' };
  const film = render('film', { exchanges: [exchange], decider: exchange, expected: 'EXPECTED', came });
  expect(film.match(/<mark>.*<\/mark>/g)).toEqual(marks);
});

test('successive exchanges of one operation with one status are one step, apart from the deciding one', () => {
  const of = (operation: string, status: number) => ({ operation, status });
  const reads = Array.from({ length: 24 }, () => of('readJob', 200));
  const exchanges = [of('deleteDepartment', 202), of('readJob', 503), ...reads, of('readDepartment', 200)];
  const stepsOf = (decider: object | undefined) =>
    [...render('film', { exchanges, decider }).matchAll(/<label.+<\/label>/g)].map(([label]) =>
      label.replaceAll(/<[^>]+>/g, '').trim(),
    );
  const [first, last] = [['deleteDepartment 202', 'readJob 503'], 'readDepartment 200'];
  expect(stepsOf(undefined)).toEqual([...first, 'readJob 200 ×24', last]);
  expect(stepsOf(reads.at(-1))).toEqual([...first, 'readJob 200 ×23', 'readJob 200 decided', last]);
  expect(render('film', { exchanges })).toContain('<summary>23 earlier exchanges</summary>');
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
