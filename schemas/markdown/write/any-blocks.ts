import fc from 'fast-check'
import { ADMONITION_KINDS } from '../../../blocks/admonition/model.ts'
import { fixtures } from '../../../blocks/lists/fixture.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import type { Reference } from '../../../blocks/stored.ts'
import { channelId, enumId, errorsId, operationId, pageId } from '../../ids.ts'
import { anyTable } from './any-tables.ts'
import { _key, line, list, text } from './any-text.ts'

/** Any lines, as code has them: with spaces at their ends, empty ones, fences. */
const lines = fc
  .array(fc.oneof(line, fc.constantFrom('', ' ', '\ta  ', '```', '~~~~', ':::note', '<a', '---')), {
    maxLength: 4,
  })
  .map((all) => all.join('\n'))

const code = fc
  .record({
    language: fc.constantFrom('json', 'text', 'csharp'),
    code: lines,
    title: fc.option(line, { nil: undefined }),
    lines: fc.constantFrom(undefined, '1,3-5'),
    numbers: fc.boolean(),
  })
  .map(
    ({ language, code, title, lines, numbers }): Block => ({
      _type: 'codeBlock',
      _key,
      language,
      code,
      ...(title && { title: title.replaceAll('"', '”') }),
      ...(lines && { lines }),
      ...(numbers && { highlight: 'numbers' }),
    }),
  )

const placeholder = fc
  .record({ name: fc.constantFrom('Foo', 'import', 'Foo.Bar'), source: lines })
  .map((words): Block => ({ _type: 'placeholder', _key, ...words }))

const part = fc.double({ min: 0, max: 1, noNaN: true })

const cut = fc.tuple(part, part, part, part).map(([a, b, c, d]) => ({
  crop: { _type: 'sanity.imageCrop' as const, top: a, right: b, bottom: c, left: d },
  hotspot: { _type: 'sanity.imageHotspot' as const, x: a, y: b, width: c, height: d },
}))

const image = fc
  .record({
    en: line,
    zhTW: fc.option(line, { nil: undefined }),
    width: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: undefined }),
    cut: fc.option(cut, { nil: {} }),
  })
  .map(
    ({ en, zhTW, width, cut }): Block => ({
      _type: 'image',
      _key,
      asset: refer(`image-${'a'.repeat(40)}-800x600-png`),
      alt: { _type: 'localeString', en, ...(zhTW && { zhTW }) },
      ...(width && { width }),
      ...cut,
    }),
  )

const enumTable: Block = { _type: 'enumTable', _key, enum: refer(enumId('category')) }
const errorTable: Block = { _type: 'errorTable', _key, errors: refer(errorsId('http')) }

const simple = fc.oneof(
  text({}).map(alone),
  list,
  text({ style: 'blockquote' }).map(alone),
  code.map(alone),
  anyTable.map(alone),
  image.map(alone),
  placeholder.map(alone),
  fc.constantFrom([enumTable], [errorTable]),
)

/** What may stand within another block, and within that one. */
const { inner } = fc.letrec<{ inner: Block[]; container: Block[] }>((tie) => ({
  inner: fc
    .array(fc.oneof({ depthSize: 'small' }, simple, tie('container')), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => parts.flat()),
  container: containers(tie('inner')),
}))

function containers(body: fc.Arbitrary<Block[]>): fc.Arbitrary<Block[]> {
  const note = fc
    .tuple(fc.constantFrom(...ADMONITION_KINDS), fc.option(line, { nil: undefined }), body)
    .map(
      ([kind, title, body]): Block => ({
        _type: 'admonition',
        _key,
        kind,
        ...(title !== undefined && { title }),
        body,
      }),
    )
  const details = fc
    .tuple(line, body)
    .map(([summary, body]): Block => ({ _type: 'details', _key, summary, body }))
  const tabs = fc
    .tuple(fc.array(fc.tuple(line, body), { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(
      ([all, inAddress]): Block => ({
        _type: 'tabs',
        _key,
        group: 'g',
        ...(inAddress && { inAddress: true }),
        tabs: all.map(([label, body], at) => ({
          _type: 'tab',
          _key,
          label,
          value: `v${at}`,
          body,
        })),
      }),
    )
  const others = fixtures.map(({ any }): fc.Arbitrary<Block> => any(body))
  return fc.oneof(note, details, tabs, ...others).map(alone)
}

const cards = fc
  .array(
    fc.record({
      path: fc.constantFrom('v5/a', 'v5/b'),
      words: fc.option(line, { nil: undefined }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map(
    (all): Block => ({
      _type: 'cards',
      _key,
      cards: all.map(({ path, words }) => ({
        _type: 'card',
        _key,
        page: refer(pageId(path)),
        ...(words && { text: words }),
      })),
    }),
  )

const operation = refer(operationId('GET', '/v5/a'))
const leaf = fc.constantFrom<Block>(
  { _type: 'divider', _key },
  { _type: 'changelog', _key },
  { _type: 'operation', _key, operation },
  { _type: 'operation', _key, operation, explorer: true },
  { _type: 'channel', _key, channel: refer(channelId('public', 'orderbook')) },
)

const heading = fc
  .record({
    text: line,
    level: fc.integer({ min: 2, max: 5 }),
    aliases: fc.array(line, { maxLength: 2 }),
  })
  .map(
    ({ aliases, ...words }): Block => ({
      _type: 'heading',
      _key,
      anchor: '',
      ...words,
      ...(aliases.length > 0 && { aliases }),
    }),
  )

function refer(_ref: string): Reference {
  return { _type: 'reference', _ref }
}

function alone(block: Block): Block[] {
  return [block]
}

/** Blocks of a page in any order, as the Studio lets people write them. */
export const anyBlocks: fc.Arbitrary<Block[]> = fc
  .array(fc.oneof(inner, cards.map(alone), leaf.map(alone), heading.map(alone)), { maxLength: 4 })
  .map((parts) =>
    parts
      .flat()
      .map((block, index) =>
        block._type === 'heading' ? { ...block, anchor: `h-${index}` } : block,
      ),
  )
