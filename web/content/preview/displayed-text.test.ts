import { type ContentSourceMap, stegaEncodeSourceMap } from '@sanity/client/stega'
import { expect, it } from 'vitest'
import { plainWords } from '../model/plain-words.ts'
import { isDisplayedText } from './displayed-text.ts'

const document = {
  title: { en: 'Get Kline', zhTW: '查詢 K 線' },
  path: { current: 'v5/market/kline' },
  heading: { text: 'Usage notes', anchor: 'usage-notes' },
  code: 'GET /v5/market/kline',
  requestExamples: [{ title: { en: 'Hourly candles' } }],
  link: { href: '/docs' },
}

const sourceMap: ContentSourceMap = {
  documents: [{ _id: 'page', _type: 'page' }],
  paths: Object.keys(document).map((name) => `$['${name}']`),
  mappings: Object.fromEntries(
    Object.keys(document).map((name, path) => [
      `$['${name}']`,
      { type: 'value', source: { type: 'documentValue', document: 0, path } },
    ]),
  ),
}

const encoded = stegaEncodeSourceMap(document, sourceMap, {
  enabled: true,
  studioUrl: 'https://studio.example',
  filter: isDisplayedText,
})

it('isDisplayedText lets stega encode displayed texts, and cleaning restores them', () => {
  for (const [read, words] of [
    [encoded.title.en, document.title.en],
    [encoded.title.zhTW, document.title.zhTW],
    [encoded.heading.text, document.heading.text],
  ] as const) {
    expect(read).not.toBe(words)
    expect(plainWords(read)).toBe(words)
  }
})

it('isDisplayedText excludes addresses and compared values', () => {
  const { path, code, link, requestExamples } = document
  expect(encoded).toMatchObject({ path, code, link, requestExamples })
  expect(encoded.heading.anchor).toBe(document.heading.anchor)
})
