import fc from 'fast-check'
import { expect, it } from 'vitest'
import { headingOf } from '../../blocks/heading/heading-of.ts'
import { anyBlocks } from '../testing/any-blocks.ts'
import { brokenRules } from '../testing/xliff/core-rules.ts'
import { withUniqueKeys } from '../testing/xliff/keyed.ts'
import { exportFile } from './export.ts'
import { withGlossary } from './glossary.ts'
import { writeXliff } from './write.ts'
import { parseXml } from './xml.ts'

const span = (_key: string, text: string, ...marks: string[]) => ({
  _type: 'span',
  _key,
  text,
  marks,
})
const block = (_key: string, children: object[], markDefs: object[] = []) => ({
  _type: 'block',
  _key,
  style: 'normal',
  children,
  markDefs,
})

const page = {
  _id: 'drafts.page-limits',
  _type: 'page',
  title: {
    _type: 'localeString',
    en: 'Rate limits & errors',
    zhTW: '速率限制',
    zhTWSource: 'Limits',
  },
  description: { _type: 'localeString', en: 'What `retCode` says.' },
  body: {
    _type: 'localeBody',
    en: [
      headingOf({ _key: 'h', level: 2, text: 'Limits', anchor: 'limits' }),
      block(
        'p',
        [
          span('1', 'Set '),
          span('2', 'limit', 'code'),
          span('3', ' to\n200, '),
          span('4', 'see ', 'link'),
          span('5', 'there', 'link', 'strong'),
          span('6', '.'),
        ],
        [{ _type: 'pageLink', _key: 'link', page: { _ref: 'page-a' }, anchor: 'b' }],
      ),
      { _type: 'codeBlock', _key: 'c', language: 'json', code: '{}' },
      {
        _type: 'tabs',
        _key: 't',
        group: 'g',
        tabs: [
          {
            _type: 'tab',
            _key: 'x y',
            label: 'Python',
            value: 'python',
            body: [block('q', [span('1', 'Run it.')])],
          },
        ],
      },
    ],
    zhTW: [
      headingOf({ _key: 'h', level: 2, text: '限制', anchor: 'limits' }),
      block('p', [span('1', '請設定'), span('2', 'limit', 'code')]),
    ],
    zhTWSource: [{ _key: 'p', hash: 'other', text: 'Set limit.' }],
  },
}

it('writeXliff writes a page as an agency gets it', async () => {
  const terms = [{ term: 'rate limit', target: '速率限制', note: 'not 頻率' }]
  const text = writeXliff([withGlossary(exportFile(page, 'all', 'zh-TW'), terms)], 'zh-TW')
  await expect(text).toMatchFileSnapshot('../testing/xliff/golden.xlf')
  expect(brokenRules(parseXml(text))).toEqual([])
})

it('exportFile leaves out current translations if only open texts are requested', () => {
  const ids = exportFile(page, 'open', 'zh-TW').units.map(({ id }) => id)
  expect(ids).toEqual(['title', 'description', 'body:p', 'body:t'])
})

it('writeXliff follows XLIFF 2.1 for any blocks', () => {
  fc.assert(
    fc.property(anyBlocks, anyBlocks, (any, other) => {
      const body = { en: withUniqueKeys(any, 'a'), zhTW: withUniqueKeys(other, 'a') }
      const file = exportFile({ _id: 'page-a', title: { en: 'A' }, body }, 'all', 'zh-TW')
      expect(brokenRules(parseXml(writeXliff([file], 'zh-TW')))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

it('writeXliff writes characters that XML cannot contain', () => {
  const odd = 'a\u0001b\ud800c & <d> "e"\u0085'
  const file = exportFile({ _id: 'a', title: { en: odd } }, 'all', 'zh-TW')
  const text = writeXliff([file], 'zh-TW')
  expect(text).toContain('a<cp hex="0001"/>b<cp hex="D800"/>c &amp; &lt;d&gt; &quot;e&quot;&#133;')
  expect(brokenRules(parseXml(text))).toEqual([])
})
