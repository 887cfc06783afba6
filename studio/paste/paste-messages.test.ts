import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bySentence } from '../i18n/by-sentence.ts'
import { foundMessages } from './paste-messages.ts'

const folder = new URL('../../schemas/clipboard/fixtures/', import.meta.url)
const inChinese = bySentence(foundMessages)

/** What was found in each sample of a clipboard. */
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

it('says in Chinese what reading a clipboard finds', () => {
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((sentence) => inChinese(sentence) === sentence)).toEqual([])
})
