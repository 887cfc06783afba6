import { expect, it } from 'vitest'
import { notOfTaiwan } from '../../../schemas/testing/taiwan.ts'
import { featureMessages } from '../../messages.ts'
import { sentencesIn } from '../testing/sentences.ts'
import { problemInChinese } from './problem-in-chinese.ts'
import { problemMessages } from './problem-messages.ts'

/** The files whose errors a user of the Studio can cause. */
const FILES = [
  'schemas/publishing/*.ts',
  'schemas/xliff/{read,xml}.ts',
  'studio/{publish,insights}/*.{ts,tsx}',
  'studio/structure/sidebar/{tree,use-make-page}.ts',
  'web/publishing/scheduled/publish-one.ts',
]
/** Texts of message files, which exist in both languages. */
const both = featureMessages.flatMap(({ en, zhTW }) => [
  ...Object.values(en),
  ...Object.values(zhTW),
])

it('problemMessages has every error that a user of the Studio can cause', () => {
  const said = sentencesIn(FILES).filter((sentence) => !both.includes(sentence))
  expect(said.length).toBeGreaterThan(20)
  const unknown = said.filter((sentence) => {
    const filled = sentence.replaceAll('{}', 'x')
    return problemInChinese(filled) === filled
  })
  expect([...new Set(unknown)]).toEqual([])
})

it.each(Object.entries(problemMessages))('“%s” uses the terms of Taiwan', (english, chinese) => {
  expect(notOfTaiwan(chinese)).toEqual([])
  const gaps = english.split('{}').length - 1
  for (const [, at] of chinese.matchAll(/\{(\d)\}/g)) expect(Number(at)).toBeLessThanOrEqual(gaps)
})

it('problemInChinese translates the reason within a refusal', () => {
  expect(
    problemInChinese(
      'Insufficient permissions; permission "create" or "update" required: your role is viewer',
    ),
  ).toBe('權限不足：您的角色是 viewer')
})
