import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { glossaryFile } from '../scripts/seed/glossary.ts'
import { withoutKeywords } from './testing/without-keywords.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Where Chinese is written for readers and writers: beside English that has none of its signs. */
const WRITTEN = [
  'content/zh-TW/**.md',
  'content/*.yaml',
  'content/sidebars/*.yaml',
  'specs/**.yaml',
  'web/messages/*.json',
  'studio/**words.ts',
  'studio/i18n/**.ts',
]

const files = execFileSync('git', ['ls-files', ...WRITTEN], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !/(glossary|search)\.yaml|\.test\./.test(file))
const texts = files.map((file) => ({ file, text: withoutKeywords(read(file)) }))
const terms = glossaryFile.parse(parse(read('content/glossary.yaml')))

// Whatever the English beside it: a reader who learns a word on one page looks for it on the next.
it.each(terms.filter(({ forbidden = [] }) => forbidden.length > 0))(
  'one word, $zhTW, is written for “$term”',
  ({ zhTW, also = [], forbidden = [] }) => {
    const found = texts.flatMap(({ file, text }) => {
      if (!forbidden.some((word) => text.includes(word))) return []
      const others = [...(zhTW === undefined ? [] : [zhTW]), ...also].reduce(
        (rest, word) => rest.split(word).join('\0'),
        text,
      )
      return forbidden.filter((word) => others.includes(word)).map((word) => `${file}: ${word}`)
    })
    expect(found).toEqual([])
  },
)
