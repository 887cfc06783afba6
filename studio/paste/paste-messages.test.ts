import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bySentence } from '../i18n/by-sentence.ts'
import { foundMessages } from './paste-messages.ts'

const folder = new URL('../../schemas/clipboard/fixtures/', import.meta.url)
const inChinese = bySentence(foundMessages)

/** The findings of each clipboard sample. */
const found = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const [, said = ''] =
      /<!-- found\n([\s\S]*?)\n-->/.exec(readFileSync(new URL(file, folder), 'utf8')) ?? []
    return said
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/^\w+: /, ''))
  })

it('foundMessages translates every finding in the samples', () => {
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((sentence) => inChinese(sentence) === sentence)).toEqual([])
})
