import { expect, it } from 'vitest'
import { notOfTaiwan } from '../../../schemas/testing/taiwan.ts'
import { sentencesIn } from '../testing/sentences.ts'
import { validationInChinese } from './in-chinese.ts'
import { validationMessages } from './messages.ts'

const FILES = [
  'schemas/{documents,objects,validation,colour}/**/*.ts',
  'blocks/*/{schema,problem}.ts',
]
/** Sentences in the schema's files that are no rule's message: parts of messages, and descriptions. */
const OTHERS = [
  'It has {}{}.',
  'Noted by the tools: which English the translation was made of.',
  'Where requests are sent: the explorer’s, and those of the code samples.',
  'Where the topics’ consoles connect.',
  'Where the sentence wants another word: 平倉.',
  'Translators are warned of these.',
]

const filled = (sentence: string) => sentence.replaceAll('{}', 'x')

it('validationMessages has the message of every rule of the schema', () => {
  const said = sentencesIn(FILES)
  expect(said.length).toBeGreaterThan(100)
  const unknown = said.filter(
    (sentence) =>
      !OTHERS.includes(sentence) && validationInChinese(filled(sentence)) === filled(sentence),
  )
  expect([...new Set(unknown)]).toEqual([])
})

it.each(Object.entries(validationMessages))('“%s” uses the terms of Taiwan', (english, chinese) => {
  expect(notOfTaiwan(chinese)).toEqual([])
  const gaps = english.split('{}').length - 1
  for (const [, at] of chinese.matchAll(/\{(\d)\}/g)) expect(Number(at)).toBeLessThanOrEqual(gaps)
})

it('validationInChinese fills gaps, and translates text in gaps that it knows', () => {
  expect(
    validationInChinese(
      'Shorten it to 30 characters or fewer: it has 40, so that search engines cut it off.',
    ),
  ).toBe('請縮短到 30 個字以內：目前有 40，因此搜尋引擎會截斷它。')
  expect(validationInChinese('Words of another.')).toBe('Words of another.')
})
