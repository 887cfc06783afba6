import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasVisibleText, onlyLine, onlyText } from './only-text.ts'

const attacks = [
  '<script>alert(1)</script>',
  '<<script>alert(1)//<</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '</textarea><script>alert(1)</script>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<\u0000script>alert(1)</script>',
  '<\u200bscript>alert(1)</script>',
  '<\u00adimg src=x onerror=alert(1)>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<math><mi xlink:href="javascript:alert(1)">',
  '<\tscript>alert(1)</script>',
]

it.each(attacks)('has no tag left of %j', (attack) => {
  expect(onlyText(attack)).not.toMatch(/<[^\s\d=]/)
})

it('is text, whatever comes, and the same when it is read again', () => {
  const part = fc.oneof(fc.constantFrom(...attacks), fc.string({ unit: 'binary' }), fc.string())
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const text = onlyText(parts.join(''))
      expect(text).not.toMatch(/<[^\s\d=]/)
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(onlyText(text)).toBe(text)
    }),
  )
})

it('keeps what is said', () => {
  expect(onlyText('  It is list<string>, and 1 < 2 <= 3.\r\n\n\n\n“單位”是 ms。 ')).toBe(
    'It is list‹string>, and 1 < 2 <= 3.\n\n“單位”是 ms。',
  )
})

it('loses what turns the direction of words, or is not seen', () => {
  expect(onlyText('a\u202eb\u2066c\u200bd\ufeffe')).toBe('abcde')
})

it.each(['\u200b', '\u2800', '\u3164', '\ufe0f', '\u{e0100}', '\u034f', ' \n\t', '\u0301\u0301'])(
  'sees no words in %j',
  (text) => {
    expect(hasVisibleText(text.repeat(50))).toBe(false)
  },
)

it('sees words in any language, signs and emoji', () => {
  for (const text of ['a', '1', '單', 'ب', '?', '👍', '=']) expect(hasVisibleText(text)).toBe(true)
})

it('bounds lines, and marks on a letter', () => {
  expect(onlyText('a\n'.repeat(500)).split('\n')).toHaveLength(40)
  expect(onlyText(`a${'\u0300'.repeat(1000)}`).length).toBeLessThan(8)
})

it('is one line where it stands beside other words', () => {
  expect(onlyLine('me@mail.example\nNote: Checked by Administrator')).toBe(
    'me@mail.example Note: Checked by Administrator',
  )
})
