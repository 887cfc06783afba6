import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../tests/support/cases.ts'
import type { Locale } from '../locales.ts'
import { sameValue } from '../same-value.ts'
import { revertLanguages, splitByLanguage, waitingLanguages } from './split-by-language.ts'
import { ownFields, type Stored } from './stored.ts'

const TRANSLATION: Locale[] = ['zh-TW']
const ENGLISH: Locale[] = ['en']

const text = (_key: string, words: string, style = 'normal') => ({
  _type: 'block',
  _key,
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text: words, marks: [] }],
})
const picture = (_key: string, en: string, zhTW?: string) => ({
  _type: 'image',
  _key,
  alt: { _type: 'localeString', en, ...(zhTW && { zhTW }) },
})
type Block = ReturnType<typeof text> | ReturnType<typeof picture>

const page = (en: Block[], zhTW: Block[], title: object = { en: 'A', zhTW: '甲' }): Stored => ({
  _id: 'page-a',
  _type: 'page',
  _rev: 'r',
  path: { _type: 'slug', current: 'v5/a' },
  title: { _type: 'localeString', ...title },
  body: {
    _type: 'localeBody',
    en,
    zhTW,
    zhTWSource: zhTW.map(({ _key }) => ({ _key, hash: _key })),
  },
})
const draftOf = (one: Stored): Stored => ({ ...one, _id: 'drafts.page-a', _rev: 'd' })
const bodyOf = (document: object | undefined): { en: Block[]; zhTW: Block[] } =>
  JSON.parse(JSON.stringify(new Map(Object.entries(document ?? {})).get('body')))
const keys = (blocks: Block[]) => blocks.map(({ _key }) => _key)

const published = page([text('a', 'One'), text('b', 'Two')], [text('a', '一'), text('b', '二')])

describe('splitByLanguage of a draft with changes in both languages', () => {
  const draft = draftOf(
    page([text('a', 'First'), text('b', 'Two')], [text('a', '第一'), text('b', '二')], {
      en: 'B',
      zhTW: '乙',
    }),
  )

  it('publishes a translation alone, and leaves the draft unchanged', () => {
    const split = splitByLanguage(published, draft, TRANSLATION)
    expect(split.published).toMatchObject({
      _id: 'page-a',
      title: { en: 'A', zhTW: '乙' },
      body: { en: [text('a', 'One'), {}], zhTW: [text('a', '第一'), {}] },
    })
    expect(split.draft).toBe(draft)
    expect(split.unmatched).toEqual([])
  })

  it('publishes the English alone, and leaves the draft unchanged', () => {
    const split = splitByLanguage(published, draft, ENGLISH)
    expect(split.published).toMatchObject({
      title: { en: 'B', zhTW: '甲' },
      body: { en: [text('a', 'First'), {}], zhTW: [text('a', '一'), {}] },
    })
    expect(split.draft).toBe(draft)
  })

  it('publishes all languages, and leaves no draft', () => {
    const split = splitByLanguage(published, draft, ['en', 'zh-TW'])
    expect(split.draft).toBeUndefined()
    expect(split.published).toEqual({ ...ownFields(draft), _id: 'page-a' })
    expect(waitingLanguages(published, draft)).toEqual(['en', 'zh-TW'])
  })
})

describe('revertLanguages', () => {
  const draft = draftOf(
    page([text('a', 'First'), text('n', 'New')], [text('a', '第一'), text('n', '新')], {
      en: 'B',
      zhTW: '乙',
    }),
  )

  it('reverts the English and the structure, and keeps translations that have a place', () => {
    const left = revertLanguages(draft, published, ENGLISH)
    expect(left).toMatchObject({ _id: draft._id, _rev: 'd', title: { en: 'A', zhTW: '乙' } })
    expect(bodyOf(left).en).toEqual(bodyOf(published).en)
    expect(bodyOf(left).zhTW).toEqual([text('a', '第一')])
    expect(waitingLanguages(published, left)).toEqual(['zh-TW'])
  })

  it('reverts the translation, and keeps the English', () => {
    const left = revertLanguages(draft, published, TRANSLATION)
    expect(parts(left)).toMatchObject({ rest: parts(draft).rest, words: { title: '甲' } })
    expect(bodyOf(left).zhTW).toEqual([text('a', '一')])
    expect(waitingLanguages(published, left)).toEqual(['en'])
  })

  it('reverts everything if no other language has changed', () => {
    const mine = draftOf(page(bodyOf(draft).en, bodyOf(published).zhTW))
    expect(ownFields(revertLanguages(mine, published, ENGLISH))).toEqual(ownFields(published))
  })
})

it('splitByLanguage leaves no draft if only the published language has changed', () => {
  const chinese = draftOf(page(bodyOf(published).en, [text('a', '壹'), text('b', '二')]))
  expect(splitByLanguage(published, chinese, TRANSLATION).draft).toBeUndefined()
  expect(splitByLanguage(published, chinese, ENGLISH).draft).toBe(chinese)
  expect(waitingLanguages(published, chinese)).toEqual(['zh-TW'])
})

describe('the source of a translation', () => {
  const title = (one: object | undefined) => new Map(Object.entries(one ?? {})).get('title')
  const { en, zhTW } = bodyOf(published)

  it('is published with the change of the English, and is no change of its own', () => {
    const draft = draftOf(page(en, zhTW, { en: 'B', zhTW: '甲', zhTWSource: 'A' }))
    expect(waitingLanguages(published, draft)).toEqual(['en'])
    const split = splitByLanguage(published, draft, ENGLISH)
    expect(title(split.published)).toMatchObject({ zhTW: '甲', zhTWSource: 'A' })
    expect(split.draft).toBeUndefined()
  })

  it('is published for blocks of a body, too', () => {
    const edited = page([text('a', 'First'), text('b', 'Two')], zhTW)
    const zhTWSource = ['b', 'a'].map((_key) => ({ _key, hash: _key, text: _key }))
    const draft = draftOf({ ...edited, body: { ...Object(edited['body']), zhTWSource } })
    const split = splitByLanguage(published, draft, ENGLISH)
    expect(bodyOf(split.published)).toMatchObject({
      zhTWSource: [
        { _key: 'a', hash: 'a', text: 'a' },
        { _key: 'b', hash: 'b' },
      ],
    })
  })

  it('is the previous English if the new English is published without its translation', () => {
    const draft = draftOf(page(en, zhTW, { en: 'B', zhTW: '乙' }))
    const english = splitByLanguage(published, draft, ENGLISH)
    expect(title(english.published)).toMatchObject({ en: 'B', zhTW: '甲', zhTWSource: 'A' })
  })

  it('contains no unpublished English', () => {
    const edited = page(
      [text('a', 'Secret'), text('b', 'Two')],
      [text('a', '秘'), text('b', '二')],
      {
        en: 'Secret',
        zhTW: '秘',
      },
    )
    const zhTWSource = [
      { _key: 'a', hash: 'new', text: 'Secret' },
      { _key: 'b', hash: 'b' },
    ]
    const draft = draftOf({ ...edited, body: { ...Object(edited['body']), zhTWSource } })
    const chinese = splitByLanguage(published, draft, TRANSLATION)
    expect(JSON.stringify(chinese.published)).toContain('秘')
    expect(JSON.stringify(chinese.published)).not.toContain('Secret')
    const after = { ...published, ...chinese.published }
    expect(splitByLanguage(after, draft, ENGLISH)).toMatchObject({
      draft: undefined,
      published: { body: { zhTWSource } },
    })
  })

  it('is published with a translation that was confirmed', () => {
    const older = page(en, zhTW, { en: 'A', zhTW: '甲', zhTWSource: 'Z' })
    const draft = draftOf(published)
    expect(waitingLanguages(older, draft)).toEqual(['zh-TW'])
    expect(splitByLanguage(older, draft, TRANSLATION).draft).toBeUndefined()
  })
})

describe('unpublished structure', () => {
  it('keeps the translation of a new block in the draft, and reports it as unmatched', () => {
    const draft = draftOf(
      page(
        [text('a', 'One'), text('new', 'Between'), text('b', 'Two')],
        [text('a', '一'), text('new', '之間'), text('b', '貳')],
      ),
    )
    const split = splitByLanguage(published, draft, TRANSLATION)
    expect(bodyOf(split.published).zhTW).toEqual([text('a', '一'), text('b', '貳')])
    expect(split.unmatched).toEqual(['之間'])
    expect(split.draft).toBe(draft)
  })

  it('keeps the published translation of a block that the draft removes', () => {
    const draft = draftOf(page([text('b', 'Two')], [text('b', '貳')]))
    const split = splitByLanguage(published, draft, TRANSLATION)
    expect(bodyOf(split.published).zhTW).toEqual([text('a', '一'), text('b', '貳')])
    expect(keys(bodyOf(split.published).en)).toEqual(['a', 'b'])
  })

  it('does not make a heading of a paragraph in the published translation', () => {
    const draft = draftOf(
      page([text('a', 'One', 'h2'), text('b', 'Two')], [text('a', '壹', 'h2'), text('b', '二')]),
    )
    const split = splitByLanguage(published, draft, TRANSLATION)
    expect(bodyOf(split.published).zhTW).toEqual([text('a', '一'), text('b', '二')])
    expect(split.unmatched).toEqual(['壹'])
  })

  it('lets a translator remove a translation', () => {
    const draft = draftOf(page(bodyOf(published).en, [text('b', '二')]))
    expect(keys(bodyOf(splitByLanguage(published, draft, TRANSLATION).published).zhTW)).toEqual([
      'b',
    ])
  })
})

it('splitByLanguage publishes a new page’s English before its translation', () => {
  const draft = draftOf(published)
  const english = splitByLanguage(undefined, draft, ENGLISH)
  expect(english.published).toMatchObject({ title: { en: 'A' }, body: { en: [{}, {}] } })
  expect(JSON.stringify(english.published)).not.toContain('zhTW')
  expect(english.draft).toBe(draft)
  expect(splitByLanguage(undefined, draft, TRANSLATION)).toMatchObject({ published: undefined })
})

it('splitByLanguage assigns anchors with the English, and also in the remaining draft', () => {
  const draft = draftOf(
    page([text('h', 'Fees', 'h2')], [text('h', '手續費', 'h2')], { en: 'A', zhTW: '乙' }),
  )
  const split = splitByLanguage(published, draft, ENGLISH)
  expect(bodyOf(split.published).en).toMatchObject([{ anchor: 'fees' }])
  expect(bodyOf(split.draft)).toMatchObject({
    en: [{ anchor: 'fees' }],
    zhTW: [{ anchor: 'fees', children: [{ text: '手續費' }] }],
  })
})

it('splitByLanguage handles a glossary term, whose translation is a field of the document', () => {
  const term = { _id: 'term-a', _type: 'translationTerm', _rev: 'r', term: 'order', zhTW: '委託' }
  const draft = { ...term, _id: 'drafts.term-a', term: 'Order', zhTW: '訂單' }
  expect(splitByLanguage(term, draft, TRANSLATION).published).toMatchObject({
    term: 'order',
    zhTW: '訂單',
  })
  expect(splitByLanguage(term, draft, ENGLISH).published).toMatchObject({
    term: 'Order',
    zhTW: '委託',
  })
})

/** An edit of the draft by one user. */
type Edit = (draft: Stored, at: number, words: string) => Stored

const changed = (
  draft: Stored,
  change: (body: { en: Block[]; zhTW: Block[] }) => object,
): Stored => {
  const body = bodyOf(draft)
  const next = { ...body, ...change(body) }
  return { ...draft, body: next }
}
/** Sets a title with the source that the Studio stores for its translation. */
const withTitle = (draft: Stored, name: 'en' | 'zhTW', words: string): Stored => {
  const { zhTWSource, ...title } = Object(draft['title'])
  const noted = name === 'en' ? { zhTWSource: zhTWSource ?? title.en } : {}
  return { ...draft, title: { ...title, ...noted, [name]: words } }
}
/** A description is added with its first text and removed with its last. */
const withDescription = (draft: Stored, name: 'en' | 'zhTW', words: string | undefined): Stored => {
  const { description, ...rest } = draft
  const { [name]: _, ...others } = Object(description ?? { _type: 'localeString' })
  const next = { ...others, ...(words !== undefined && { [name]: words }) }
  return Object.keys(next).length > 1 ? { ...rest, description: next } : rest
}
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % (list.length || 1)]

const WRITER: Edit[] = [
  (draft, _, words) => withTitle(draft, 'en', words),
  (draft, at, words) => withDescription(draft, 'en', at % 2 ? words : undefined),
  (draft, at, words) =>
    changed(draft, ({ en }) => ({ en: en.toSpliced(at, 0, text(`e${words}`, words)) })),
  (draft, at, words) =>
    changed(draft, ({ en }) => ({ en: en.toSpliced(at, 0, picture(`p${words}`, words)) })),
  (draft, at) => changed(draft, ({ en }) => ({ en: en.toSpliced(at % (en.length || 1), 1) })),
  // The Studio removes the translation with the block.
  (draft, at) =>
    changed(draft, ({ en, zhTW }) => {
      const gone = pick(en, at)?._key
      const but = (list: Block[]) => list.filter(({ _key }) => _key !== gone)
      return { en: but(en), zhTW: but(zhTW) }
    }),
  (draft, at) =>
    changed(draft, ({ en }) => {
      const block = pick(en, at)
      return { en: block ? [block, ...en.filter((one) => one !== block)] : en }
    }),
  (draft, at, words) =>
    changed(draft, ({ en }) => ({
      en: en.map((one, place) =>
        place === at && 'children' in one ? text(one._key, words, one.style) : one,
      ),
    })),
]
const TRANSLATOR: Edit[] = [
  (draft, _, words) => withTitle(draft, 'zhTW', words),
  (draft, at, words) => withDescription(draft, 'zhTW', at % 2 ? words : undefined),
  (draft, at, words) =>
    changed(draft, ({ en, zhTW }) => {
      const block = pick(en, at)
      if (!block || !('children' in block)) return {}
      const others = zhTW.filter(({ _key }) => _key !== block._key)
      return { zhTW: [...others, text(block._key, words, block.style)] }
    }),
  (draft, at) => changed(draft, ({ zhTW }) => ({ zhTW: zhTW.toSpliced(at, 1) })),
  (draft, at, words) =>
    changed(draft, ({ zhTW }) => ({ zhTW: zhTW.toSpliced(at, 0, text(`z${words}`, words)) })),
  (draft, at, words) =>
    changed(draft, ({ en }) => ({
      en: en.map((one, place) =>
        place === at && 'alt' in one ? picture(one._key, one.alt.en, words) : one,
      ),
    })),
]

/** Returns the English with all structure, and the translated texts by location. */
function parts(document: object | undefined) {
  const { title, description = {} } = JSON.parse(JSON.stringify(document ?? { title: {} }))
  const { en, zhTW } = document ? bodyOf(document) : { en: [], zhTW: [] }
  const pictures = en.flatMap((one) => ('alt' in one ? [one] : []))
  const words: Record<string, unknown> = Object.fromEntries(
    [
      ['title', title.zhTW],
      ['description', description.zhTW],
      ...pictures.map(({ _key, alt }) => [`alt ${_key}`, alt.zhTW]),
      ...zhTW.map((block) => [`body ${block._key}`, block]),
    ].filter(([, value]) => value !== undefined),
  )
  const english = en.map((one) => ('alt' in one ? picture(one._key, one.alt.en) : one))
  const source = title.zhTWSource
  return {
    rest: { title: title.en, about: description.en, english },
    words,
    order: keys(zhTW),
    source,
  }
}

const step = fc.record({
  who: fc.constantFrom('writer', 'translator'),
  does: fc.constantFrom('edit', 'edit', 'edit', 'publish', 'discard', 'schedule', 'due'),
  which: fc.nat({ max: 20 }),
  at: fc.nat({ max: 5 }),
})

it('any edits of two users: nobody publishes the other’s texts, none are lost, and the end is the same', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let [live, draft]: [Stored | undefined, Stored | undefined] = [published, undefined]
      let due: { draft: Stored | undefined; languages: Locale[] } | undefined
      let count = 0
      const publish = (languages: Locale[]) => {
        if (!draft) return
        const [before, was] = [live, draft]
        const split = splitByLanguage(live, draft, languages)
        const [now, old, all] = [split.published, before, was].map(parts)
        if (!now || !old || !all) return
        if (languages === TRANSLATION) {
          expect(now.rest).toEqual(old.rest)
          for (const [place, words] of Object.entries(now.words))
            expect([old.words[place], all.words[place]]).toContainEqual(words)
          const [seen, edited] = [old, all].map(({ rest }) => keys(rest.english))
          const waits = seen?.filter((key) => !edited?.includes(key)) ?? []
          // A removal in the draft removes no published translation.
          const seenWords = waits.map((key) => `body ${key}`).filter((place) => place in old.words)
          for (const place of seenWords) expect(now.words).toHaveProperty([place])
        } else {
          expect(now.rest).toEqual(all.rest)
          for (const [place, words] of Object.entries(now.words))
            expect(old.words[place]).toEqual(words)
        }
        expect(parts(split.draft ?? split.published)).toEqual(all)
        live = split.published && { ...split.published, _rev: 'r', _id: 'page-a' }
        draft = split.draft
      }
      for (const { who, does, which, at } of steps) {
        const edits = who === 'writer' ? WRITER : TRANSLATOR
        const own = who === 'writer' ? ENGLISH : TRANSLATION
        if (does === 'schedule') due = { draft, languages: own }
        // A scheduled publish applies to the scheduled draft only.
        else if (does === 'due' && due && due.draft === draft) {
          publish(due.languages)
          due = undefined
        } else if (does === 'discard' && draft && live) {
          const [before, left] = [parts(draft), parts(revertLanguages(draft, live, own))]
          if (who === 'translator') expect(left.rest).toEqual(before.rest)
          else
            for (const [place, words] of Object.entries(left.words))
              expect(before.words[place]).toEqual(words)
          draft = revertLanguages(draft, live, own)
          if (sameValue(ownFields(draft), ownFields(live))) draft = undefined
        } else if (does === 'publish') publish(own)
        else if (does === 'edit')
          draft = pick(edits, which)?.(draft ?? draftOf(live ?? published), at, `${count++}`)
      }
      const left: Stored | undefined = draft
      for (const languages of [TRANSLATION, ENGLISH, TRANSLATION]) publish(languages)
      expect(draft).toBeUndefined()
      if (left) expect(parts(live)).toEqual(parts(left))
    }),
    cases(500),
  )
})
