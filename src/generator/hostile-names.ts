/** Valid names that often cause errors in API clients. */
export const hostileNames: readonly string[] = [
  'Ann',
  'ANN',
  'ann',
  'Jos\u00e9',
  'Jose\u0301',
  '\u0645\u062d\u0645\u062f \u0628\u0646 \u0639\u0628\u062f \u0627\u0644\u0644\u0647',
  '\u05d3\u05d5\u05d3 (2) \u05db\u05d4\u05df',
  '\u202eright to left\u202c',
  'Z\u0351\u036f\u0300a\u0322\u031b\u0347l\u0334\u0318g\u0338\u0347o\u0489',
  '\ud83d\udc69\u200d\ud83d\ude80 Mae',
  '\ud835\udd18\ud835\udd2b\ud835\udd26',
  '\u0e01\u0e33\u0e41\u0e1e\u0e07',
  '\ufeffbyte order mark',
  'zero\u200bwidth',
  '\u0130stanbul \u0131\u015f\u0131k',
  'stra\u00dfe STRASSE',
  "O'Brien-N\u00ed Dhomhnaill",
  '"quoted", comma; semicolon',
  '<b>bold</b> & <script>',
  '=SUM(A1:A9)',
  '+41 44 000 00 00',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  'C:\\temp\\new',
  '100% {name} $&',
  'line one\nline two',
  'tab\tbetween',
];

/** `length` counts code points. */
export function longName(length: number, start = 'Long'): string {
  return start + '\ud835\udcdb'.repeat(length - [...start].length);
}
