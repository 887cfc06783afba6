import fc from 'fast-check'

/** Texts that end, escape or interpolate a string in some language, or are invisible. */
const ODD = [
  ...[
    '',
    ' ',
    "'",
    '"',
    '`',
    '\\',
    '\\\\',
    "\\'",
    '\\"',
    '"""',
    "'''",
    '""""',
    "' . id . '",
    "'\\''",
  ],
  ...['\n', '\r\n', '\r', '\t', '\0', '\b', '\f', '\v', '\x1a', '\x1b', '\x7f', '\\\n', 'a\n  b\n'],
  ...[
    '$',
    '$HOME',
    `\${HOME}`,
    '$(id)',
    '`id`',
    '{$key}',
    '#{1}',
    '#$0',
    '#@a',
    '%',
    '%s%d%n',
    '%41',
  ],
  ...[
    '*/',
    '//',
    '/*',
    '?>',
    '<?php',
    '</script>',
    '#',
    ';',
    '&',
    '&amp;',
    '!!',
    '~',
    '+',
    '=',
    '?',
  ],
  ...['\\n', '\\u0041', '\\u{41}', '\\x41', '\\101', '\\$', '\\`', '\\#', '@file', '-d', '--', '*'],
  ...[
    'true',
    'null',
    '1e5',
    '=>',
    '[',
    ']',
    '{',
    '}',
    '(',
    ')',
    '!',
    '__proto__',
    'constructor',
    '0',
  ],
  ...['幣', 'é', '🙂', '\u0085', '\u00ad', '\u2028', '\ufeff', '\u200b', '\u202e', '\u{e0041}'],
]

const any = fc.sample(fc.string({ unit: 'binary' }), 200)

/** These texts, each also after a character that needs an escape, and random ones; without duplicates. */
export const oddTexts = [...new Set([...ODD, ...ODD.map((text) => `\x01${text}`), ...any])]

export const oddValues = [
  ...[null, true, false, 0, -1, 1.5, 1e21, 1e-7, 2 ** 53],
  ...[{}, [], [[]], [{}], { a: {} }, { a: { b: [null] } }],
]
