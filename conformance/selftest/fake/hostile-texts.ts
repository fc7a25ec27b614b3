import fc from 'fast-check';

const dangerous = [
  ...[
    "'",
    '"',
    '`',
    '\\',
    '\n',
    '\r\n',
    ' ',
    '%',
    '#',
    '?',
    '&',
    '=',
    '@',
    '../',
    '//evil.example/',
    '*',
    '~',
    '!',
    '-',
  ],
  ...['$(touch stolen)', '`touch stolen`', '; touch stolen;', '| touch stolen', '> stolen', '&& touch stolen #'],
  ...[
    '$DECOY',
    '$\u{7b}DECOY}',
    '"$DECOY"',
    '{{DECOY}}',
    '{DECOY}',
    '%DECOY%',
    '\u{e000}DECOY\u{e001}',
    '\u{e000}uri:DECOY\u{e001}',
  ],
  ...[
    '"from":"DECOY"',
    '{"from":"DECOY"}',
    '$ADMIN_APIKEY',
    'process.env.DECOY',
    '`$\u{7b}process.env.DECOY}`',
    'await repeat(',
  ],
  ...[
    '</script>',
    '<!--',
    '-->',
    '*/',
    '//',
    '\u2028',
    '\u2029',
    '\ud800',
    '\u202e',
    '\u001b[2J',
    '\u009b31m',
    '\u007f',
  ],
  ...['__proto__', 'constructor', 'toString', 'EOF', 'END', '\0', '0', '-1', '1e400', 'null', '😀'],
];

/** Texts that a hostile server can send, which are dangerous in shell commands, programs, HTML pages or terminals. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...dangerous), fc.string({ unit: 'binary', maxLength: 4 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(''));

export const hostileHeader = hostileText
  .map((text) => text.replaceAll(/[^\x21-\x7e]/g, ''))
  .filter((text) => text !== '');

export const hostileName = fc
  .string({ unit: fc.constantFrom(..."!#$%&'*+-.^_`|~azAZ09"), minLength: 1, maxLength: 12 })
  .map((name) => `x-${name}`);
