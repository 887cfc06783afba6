import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutKeywords } from './testing/without-keywords.ts'

const root = join(import.meta.dirname, '..')

const texts = globSync(['content/en/**/*.md', 'content/*.yaml', 'specs/**/*.yaml'], {
  cwd: root,
}).map((file) => ({
  file,
  text: withoutKeywords(readFileSync(join(root, file), 'utf8')).replace(/\s+/g, ' '),
}))

/** What no reference says, beside what it says instead. */
const WEAK: [weak: RegExp, instead: string][] = [
  [/\bof (your|its|their|his|our) own\b/, 'separate, its own'],
  [/\bin (capitals|capital letters)\b/, 'in uppercase'],
  [/\b(stands|stood|as it stands)\b/, 'is, is written, is listed'],
  [/\b(goes|go|going|went) on\b/, 'continues'],
  [/\bwins (over|where)\b|\bwins\b(?=[,.])/, 'takes precedence'],
  [/(description|summary): "?Which [a-z ]+:/, 'the noun alone: “Position of the symbol: …”'],
  [/\b(not|il)\s?legal\b/, 'not permitted, invalid'],
  [/\bspelt\b/, 'written, named'],
  [/\b[Ff]iner kind\b/, 'subtype'],
  [/\bmade anew\b|\banew\b/, 'again'],
  [/\bRules of compliance\b/, 'compliance rules'],
  [/\b(becomes|became) of\b/, 'the outcome'],
  [/\bbe it\b/, 'whether'],
  [/\bof (no )?use\b/, 'used, without effect'],
  [/\b(is|are) wanted\b/, 'requested'],
  [/\bbarred\b/, 'cannot'],
  [/\b(takes?|taken) back (?!to)/, 'cancels, revokes, reverses'],
  [/\bby hand\b/, 'manually'],
  [/\blies (outside|below|above|beyond|within)\b/, 'is outside'],
  [/\bsuffices?\b/, 'is sufficient'],
]

it.each(WEAK)('no English text says %s', (weak) => {
  const found = texts.flatMap(({ file, text }) => {
    const at = text.search(weak)
    return at < 0 ? [] : [`${file}: …${text.slice(Math.max(0, at - 30), at + 40)}…`]
  })
  expect(found).toEqual([])
})
