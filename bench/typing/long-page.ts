import type { TextBlock } from '../../blocks/block/model.ts'
import { headingOf } from '../../blocks/heading/heading-of.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { blockText } from '../../schemas/block-text.ts'
import { textHash } from '../../schemas/text-hash.ts'

/** Of each body. */
const BLOCKS = 200

const words = {
  en: 'Orders that rest in the book longer than the window are cancelled, and the answer says why. ',
  zhTW: '掛單在委託簿中停留的時間超過時間窗時會被取消，回應中會說明原因。',
}

/** The first words of the paragraph in the middle, by which it is found on the screen. */
export const middle = { en: 'The middle of the page.', zhTW: '頁面的中央。' }

type Language = keyof typeof words

/** A draft of a page with 200 blocks in each language: paragraphs with marks, headings, notes, code, tables. */
export function longPage(id: string) {
  const en = bodyOf('en')
  return {
    _id: `drafts.${id}`,
    _type: 'page',
    title: { _type: 'localeString', en: 'A long page', zhTW: '很長的頁面' },
    description: { _type: 'localeString', en: 'Made to be typed in.', zhTW: '供打字測量之用。' },
    path: { _type: 'slug', current: 'v5/bench-typing' },
    version: { _type: 'reference', _ref: 'version-next' },
    tocMin: 2,
    tocMax: 3,
    body: {
      _type: 'localeBody',
      en,
      zhTW: bodyOf('zhTW'),
      zhTWSource: en
        .filter((block) => blockText(block) !== '')
        .map((block) => ({ _key: block._key, hash: textHash(blockText(block)) })),
    },
  }
}

const bodyOf = (language: Language): Block[] =>
  Array.from({ length: BLOCKS }, (_, index) => blockAt(index, language))

function blockAt(index: number, language: Language): Block {
  const _key = `b${index}`
  if (index === BLOCKS / 2) return paragraph(_key, `${middle[language]} ${words[language]}`)
  switch (index % 10) {
    case 0: {
      const text = language === 'en' ? `Part ${index}` : `第 ${index} 部分`
      return headingOf({
        _key,
        level: index % 20 === 0 ? 2 : 3,
        text,
        anchor: `part-${index}`,
      })
    }
    case 4:
      return {
        _type: 'admonition',
        _key,
        kind: 'note',
        body: [paragraph(`${_key}p`, words[language])],
      }
    case 6:
      return { _type: 'codeBlock', _key, language: 'json', code: '{\n  "category": "linear"\n}' }
    case 8:
      return table(_key, language)
    default:
      return marked(_key, language)
  }
}

function paragraph(_key: string, text: string): TextBlock {
  const children = [{ _type: 'span' as const, _key: `${_key}s`, text, marks: [] }]
  return { _type: 'block', _key, style: 'normal', markDefs: [], children }
}

function marked(_key: string, language: Language): TextBlock {
  const span = (part: string, text: string, marks: string[]) => ({
    _type: 'span' as const,
    _key: `${_key}${part}`,
    text,
    marks,
  })
  return {
    ...paragraph(_key, ''),
    markDefs: [{ _type: 'link', _key: `${_key}l`, href: 'https://example.org/orders' }],
    children: [
      span('a', words[language], []),
      span('b', 'recv_window', ['code']),
      span('c', ` ${words[language]}`, []),
      span('d', 'example.org', [`${_key}l`]),
      span('e', '. ', ['strong']),
    ],
  }
}

function table(_key: string, language: Language): Block {
  const cell = (name: string) => ({
    _type: 'tableCell' as const,
    _key: name,
    content: [paragraph(`${name}p`, words[language].slice(0, 20))],
  })
  const row = (name: string) => ({
    _type: 'tableRow' as const,
    _key: name,
    cells: ['x', 'y', 'z'].map((column) => cell(`${name}${column}`)),
  })
  const rows = ['r1', 'r2', 'r3', 'r4'].map((name) => row(`${_key}${name}`))
  return { _type: 'table', _key, header: true, rows }
}
