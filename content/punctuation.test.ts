import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { withoutKeywords } from './testing/without-keywords.ts'

const root = join(import.meta.dirname, '..')

const WRITTEN = [
  'content/zh-TW/**.md',
  'content/*.yaml',
  'content/sidebars/*.yaml',
  'specs/**.yaml',
]

const files = execFileSync('git', ['ls-files', ...WRITTEN], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !/(glossary|search)\.yaml/.test(file))

const HAN = '\\p{Script=Han}'
const HALF_WIDTH = new RegExp(
  [`${HAN} ?[,;!?:()]`, `[,;!?:()] ?${HAN}`, `${HAN}\\.(?=\\s|$|\\.)`].join('|'),
  'gu',
)

it.each(files)('%s has full-width punctuation beside Chinese characters', (file) => {
  const found = texts(file).flatMap((text) =>
    [...prose(text).matchAll(HALF_WIDTH)].map(({ index, input }) =>
      input.slice(Math.max(0, index - 12), index + 14),
    ),
  )
  expect(found).toEqual([])
})

function texts(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  if (!file.endsWith('.md')) return stringsIn(parse(text))
  return withoutKeywords(text)
    .replace(/^```mermaid$[^`]*^```$/gm, '')
    .split('\n')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** A text without code, the marks of Markdown, and the arguments of `min`, `max` and `abs`. */
function prose(text: string): string {
  const marked = text
    .replace(/`[^`]*`/g, '`')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/(?<!\w):+[a-z]+(?=[[{])|\{[^}]*\}|^\w+: |^\d+\.|^[-*] |https?:\S+/g, '')
    .replace(/\([\w\s+−×./-]*\)/g, '')
  return withoutArguments(marked)
}

function withoutArguments(text: string): string {
  const shorter = text.replace(/\b(?:min|max|abs)\([^()]*\)/g, '')
  return shorter === text ? text : withoutArguments(shorter)
}
