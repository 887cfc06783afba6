import { createSchema, stringToPath } from 'sanity'
import { describe, expect, it } from 'vitest'
import { fieldLocation } from '../../../schemas/checking/field-location.ts'
import { schemaTypes } from '../../../schemas/index.ts'
import { inEnglish } from '../in-english.ts'
import { inChinese } from '../local-schema.ts'
import { locationMessages } from './location-messages.ts'
import { locationWords } from './location-words.ts'

const english = createSchema({ name: 'default', types: schemaTypes })
const chinese = createSchema({ name: 'default', types: inChinese(schemaTypes) })
const inChineseWords = inEnglish({ ...locationMessages, en: locationMessages.zhTW })

const text = (_key: string, words: string, more: object = {}) => ({
  _key,
  _type: 'block',
  style: 'normal',
  markDefs: [{ _key: 'l', _type: 'pageLink' }],
  children: [
    { _key: 'a', _type: 'span', text: 'See ', marks: [] },
    { _key: 'b', _type: 'span', text: words, marks: ['l'] },
  ],
  ...more,
})
const page = {
  body: {
    en: [
      text('p', 'Get Kline'),
      { _key: 'h', _type: 'heading', level: 2 },
      { _key: 'i', _type: 'image' },
      {
        _key: 't',
        _type: 'tabs',
        tabs: [{ _key: 'x', _type: 'tab', label: 'Python', body: [text('q', 'Q')] }],
      },
    ],
    zhTW: [text('p', 'K 線', { style: 'blockquote' }), text('u', 'L', { listItem: 'bullet' })],
  },
}
const operation = {
  parameters: [
    { _key: 'a', _type: 'apiField', path: 'category' },
    { _key: 'b', _type: 'apiField', path: 'list.symbol' },
  ],
}

describe.each([
  ['page', page, 'title.en', 'Title, English', '標題，英文'],
  ['page', page, 'path', 'Path', '路徑'],
  [
    'page',
    page,
    'body.en[_key=="i"].alt.zhTW',
    'Body, 3rd block (Image) → What it shows, Chinese',
    '內文，第 3 個區塊（圖片） → 圖片內容，中文',
  ],
  [
    'page',
    page,
    'body.zhTW[_key=="p"]',
    'Body, 1st block (Quote), Chinese',
    '內文，第 1 個區塊（引文），中文',
  ],
  [
    'page',
    page,
    'body.zhTW[_key=="u"]',
    'Body, 2nd block (Bullets), Chinese',
    '內文，第 2 個區塊（項目符號），中文',
  ],
  [
    'page',
    page,
    'body.en[_key=="p"].markDefs[_key=="l"].anchor',
    'Body, 1st block (Paragraph) → Link to a page “Get Kline” → Heading, English',
    '內文，第 1 個區塊（段落） → 連到頁面「Get Kline」 → 標題，英文',
  ],
  [
    'page',
    page,
    'body.en[_key=="t"].tabs[_key=="x"].body[_key=="q"]',
    'Body, 4th block (Tabs) → Tabs, 1st entry (Python) → Content, 1st block (Paragraph), English',
    '內文，第 4 個區塊（分頁標籤） → 分頁標籤，第 1 項（Python） → 內容，第 1 個區塊（段落），英文',
  ],
  ['page', page, '', 'The document as a whole', '整份文件'],
  [
    'apiOperation',
    operation,
    'parameters[_key=="b"].description.zhTW',
    'Request parameters, 2nd entry (list.symbol) → Description, Chinese',
    '請求參數，第 2 項（list.symbol） → 描述，中文',
  ],
  ['page', page, 'gone.there', 'gone → there', 'gone → there'],
])('%s %o %s', (type, document, field, words, chineseWords) => {
  const path = field === '' ? [] : stringToPath(field)

  it('has an English location', () => {
    const location = fieldLocation(english.get(type), document, path)
    expect(locationWords(location, inEnglish(locationMessages), 'en-US')).toBe(words)
  })

  it('has a Chinese location', () => {
    const location = fieldLocation(chinese.get(type), document, path)
    expect(locationWords(location, inChineseWords, 'zh-TW')).toBe(chineseWords)
  })
})
