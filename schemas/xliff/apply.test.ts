import { describe, expect, it } from 'vitest'
import { textHash } from '../text-hash.ts'
import { applyFile } from './apply.ts'
import { exportFile } from './export.ts'
import { readXliff } from './read.ts'
import { describeReason } from './remarks.ts'
import { writeXliff } from './write.ts'

const block = (_key: string, text: string, ...marks: string[]) => ({
  _type: 'block',
  _key,
  style: 'normal',
  children: [{ _type: 'span', _key: `${_key}1`, text, marks }],
  markDefs: [],
})

const page = (en: object[], rest: object = {}, title: object = { en: 'Title', zhTW: '標題' }) => ({
  _id: 'page-a',
  _type: 'page',
  title: { _type: 'localeString', ...title },
  body: { _type: 'localeBody', en, ...rest },
})

type Change = (xliff: string) => string

/** Returns the result of a file exported from `then`, translated by `changes` and applied to `now`. */
function back(then: object, now: object | undefined, ...changes: Change[]) {
  const sent = writeXliff([exportFile({ ...then, _id: 'page-a' }, 'all', 'zh-TW')], 'zh-TW')
  const [file] = readXliff(changes.reduce((text, change) => change(text), sent))
  if (!file) throw new Error('no file')
  return applyFile(file, now && { ...now })
}

/** Gives the segment with this source a target. */
const say =
  (source: string, target: string, state = 'translated'): Change =>
  (xliff) => {
    const from = xliff.indexOf(`<source>${source}</source>`)
    const [before, after] = [xliff.slice(0, from), xliff.slice(from)]
    const at = before.lastIndexOf('state="')
    return `${before.slice(0, at)}state="${state}"${before.slice(before.indexOf('"', at + 7) + 1)}${after.replace(
      /<\/source>(\s*<target>.*?<\/target>)?/,
      `</source><target>${target}</target>`,
    )}`
  }

const reasons = (outcome: ReturnType<typeof applyFile>) => outcome.refused.map(describeReason)

describe('an imported text', () => {
  it('is stored with its translation’s source', () => {
    const now = page([block('a', 'One'), block('b', 'Two')], { zhTW: [block('b', '二')] })
    const { change, taken } = back(now, now, say('One', '一'))
    expect(taken).toBe(1)
    expect(change?.set).toEqual({
      'body.zhTW': [{ ...block('a', '一') }, block('b', '二')],
      'body.zhTWSource': [{ _key: 'a', hash: textHash('One'), text: 'One' }],
    })
  })

  it('that a tool has split is joined again, with the text between the parts', () => {
    const now = page([block('a', 'One. Two.')])
    const split: Change = (xliff) =>
      xliff.replace(
        /<segment id="[^"]*"[^>]*>\s*<source>One\. Two\.<\/source>[\s\S]*?<\/segment>/,
        `<segment id="s1" state="translated"><source>One.</source><target>一。</target></segment>
         <ignorable><source xml:space="preserve"> </source><target></target></ignorable>
         <segment id="s2" state="translated"><source>Two.</source><target>二。\u200b </target></segment>`,
      )
    const { change, refused } = back(now, now, split)
    expect(refused).toEqual([])
    expect(change?.set['body.zhTW']).toEqual([block('a', '一。二。')])
  })

  it.each([
    ['a soft hyphen', '\u00ad', ''],
    ['marks of direction', '\u200e\u202b\u202c\u2068\u2069', ''],
    ['a sign that joins nothing', '\u200c', ''],
    ['the ends of lines of other systems', ' \u2028 ', ' '],
  ])('loses %s that a tool has added', (_, sign, left) => {
    const now = page([block('a', 'One')])
    const { change } = back(now, now, say('One', `一${sign}二👩\u200d💻`))
    expect(change?.set['body.zhTW']).toEqual([block('a', `一${left}二👩\u200d💻`)])
  })

  it.each(['zh-Hant-TW', 'zh_TW', 'zh-hant', 'ZH-tw'])('in %s is accepted', (language) => {
    const now = page([block('a', 'One')])
    const named: Change = (xliff) =>
      xliff
        .replace('trgLang="zh-TW"', `trgLang="${language}"`)
        .replace('srcLang="en"', 'srcLang="en-US"')
    expect(back(now, now, say('One', '一'), named).taken).toBe(1)
  })

  it.each(['zh-CN', 'zh-HK', 'ja', 'not a language'])('in %s is refused', (language) => {
    const now = page([block('a', 'One')])
    const named: Change = (xliff) => xliff.replace('trgLang="zh-TW"', `trgLang="${language}"`)
    expect(() => back(now, now, say('One', '一'), named)).toThrow('it must be en to zh-TW')
  })

  it('of plain type updates the translation and removes its outdated source', () => {
    const now = page([], {}, { en: 'New', zhTW: '舊', zhTWSource: 'Old' })
    expect(back(now, now, say('New', '新')).change).toEqual({
      set: { 'title.zhTW': '新' },
      unset: ['title.zhTWSource'],
    })
  })

  it('confirms a stale translation in the state “translated”', () => {
    const sources = {
      zhTW: [block('a', '一')],
      zhTWSource: [{ _key: 'a', hash: 'old', text: 'O' }],
    }
    const now = page([block('a', 'One')], sources)
    expect(back(now, now).change).toBeUndefined()
    const { change } = back(now, now, say('One', '一', 'reviewed'))
    expect(change?.set['body.zhTWSource']).toEqual([
      { _key: 'a', hash: textHash('One'), text: 'One' },
    ])
  })

  it('for an earlier English is stored as outdated', () => {
    const then = page([block('a', 'One')])
    const { change, outdated } = back(then, page([block('a', 'One more')]), say('One', '一'))
    expect(outdated.map(describeReason)).toEqual([expect.stringContaining('counts as out of date')])
    expect(change?.set['body.zhTWSource']).toEqual([
      { _key: 'a', hash: textHash('One'), text: 'One' },
    ])
    const words = back(page([], {}, { en: 'A' }), page([], {}, { en: 'B' }), say('A', '甲'))
    expect(words.change?.set).toEqual({ 'title.zhTW': '甲', 'title.zhTWSource': 'A' })
  })
})

describe('a refused import', () => {
  const one = page([block('a', 'One')])
  const translated = (text: string) => ({
    zhTW: [block('a', text)],
    zhTWSource: [{ _key: 'a', hash: textHash('One') }],
  })

  it('reports a missing document', () => {
    expect(reasons(back(one, undefined))).toEqual(['There is no document “page-a” any more.'])
  })

  it('reports a missing block', () => {
    expect(reasons(back(one, page([]), say('One', '一')))).toEqual([
      expect.stringContaining('no such text any more'),
    ])
  })

  it('reports a translation that was changed meanwhile', () => {
    const now = page([block('a', 'One')], translated('壹'))
    expect(reasons(back(one, now, say('One', '一')))).toEqual([
      expect.stringContaining('Somebody changed this translation'),
    ])
  })

  it('reports a text that was translated again meanwhile', () => {
    const sources = (text: string) => [{ _key: 'a', hash: textHash(text) }]
    const then = page([block('a', 'One')], { zhTW: [block('a', '一')], zhTWSource: sources('One') })
    const now = page([block('a', 'Two')], { zhTW: [block('a', '一')], zhTWSource: sources('Two') })
    expect(reasons(back(then, now, say('One', '壹')))).toEqual([
      expect.stringContaining('translated anew already'),
    ])
  })

  it('reports missing units', () => {
    const cut: Change = (xliff) => xliff.replace(/<unit id="body:a"[\s\S]*?<\/unit>/, '')
    expect(reasons(back(one, one, cut))).toEqual(['1 of 2 texts did not come back.'])
  })

  it('reports missing and additional codes', () => {
    const code = page([block('a', 'limit', 'code')])
    const source = /<source>(.*limit.*)<\/source>/
    const with_ =
      (change: (text: string) => string): Change =>
      (xliff) =>
        xliff.replace(source, (all, text: string) => `${all}<target>${change(text)}</target>`)
    expect(
      reasons(
        back(
          code,
          code,
          with_((text) => text.replace('limit', 'Limit')),
        ),
      ),
    ).toEqual(['Other codes in “Limit” than in the English: `Limit` in place of `limit`'])
    expect(
      reasons(
        back(
          code,
          code,
          with_(() => '限制'),
        ),
      ),
    ).toEqual(['Codes are missing in “限制”: <code> `limit`'])
    const ticked = page([], {}, { en: 'Say `a`' })
    expect(
      reasons(
        back(
          ticked,
          ticked,
          with_((text) => text),
          (text) => text.replace('</source>', '</source><target>說</target>'),
        ),
      ),
    ).toEqual(['Codes are missing in “說”: `a`'])
  })

  it('reports a table that is only translated in part', () => {
    const cell = (_key: string, text: string) => ({
      _type: 'tableCell',
      _key,
      content: [block(`${_key}p`, text)],
    })
    const cells = [cell('x', 'One'), cell('y', 'Two')]
    const table = page([
      { _type: 'table', _key: 't', rows: [{ _type: 'tableRow', _key: 'r', cells }] },
    ])
    expect(reasons(back(table, table, say('One', '一')))).toEqual([
      'Translated in part. Left: “Two”',
    ])
  })

  it('includes a copy of the English in the state “initial”', () => {
    const { untranslated, taken } = back(one, one, say('One', 'One', 'initial'))
    expect([untranslated, taken]).toEqual([1, 0])
    expect(back(one, one, say('One', 'One', 'final')).taken).toBe(1)
  })
})

describe('a block that the translation of the block above covers', () => {
  const english = [block('a', 'One'), block('b', 'Two')]
  const said = (hash: string) =>
    page(english, {
      zhTW: [block('a', '一二'), block('b', '')],
      zhTWSource: [
        { _key: 'a', hash: textHash('One') },
        { _key: 'b', hash, above: true },
      ],
    })
  const current = said(textHash('Two'))
  const exported = (doc: object, only: 'all' | 'open') =>
    writeXliff([exportFile({ ...doc, _id: 'page-a' }, only, 'zh-TW')], 'zh-TW')

  it('is exported as translated, without text and with a note', () => {
    const sent = exported(current, 'all')
    expect(sent).toContain('<note category="said-above">')
    expect(sent).toMatch(/state="translated">\s*<source>Two<\/source>\s*<target><\/target>/)
    expect(exported(current, 'open')).not.toContain('Two')
    expect(exported(said('old'), 'open')).toContain('Two')
  })

  it.each([
    ['as it went out', (xliff: string) => xliff],
    ['without its empty target', (xliff: string) => xliff.replace('<target></target>', '')],
    ['as not begun', say('Two', '', 'initial')],
  ])('remains if it is imported %s', (_name, change) => {
    expect(back(current, current, change)).toMatchObject({
      unchanged: 3,
      untranslated: 0,
      refused: [],
    })
    expect(back(current, current, change).change).toBeUndefined()
  })

  it('is confirmed if its English changed', () => {
    const { change } = back(said('old'), said('old'), say('Two', '', 'reviewed'))
    expect(change?.set['body.zhTW']).toEqual([block('a', '一二'), block('b', '')])
    expect(change?.set['body.zhTWSource']).toMatchObject([
      { _key: 'a' },
      { _key: 'b', hash: textHash('Two'), text: 'Two', above: true },
    ])
  })

  it('gets its own translation if the file contains one', () => {
    const { change } = back(current, current, say('Two', '二'))
    expect(change?.set['body.zhTW']).toEqual([block('a', '一二'), block('b', '二')])
    expect(change?.set['body.zhTWSource']).toEqual([
      { _key: 'a', hash: textHash('One') },
      { _key: 'b', hash: textHash('Two'), text: 'Two' },
    ])
  })

  it('counts as missing without its mark', () => {
    const blank = page(english, { zhTW: [block('a', '一'), block('b', '')] })
    expect(exported(blank, 'open')).toMatch(/state="initial">\s*<source>Two/)
  })
})
