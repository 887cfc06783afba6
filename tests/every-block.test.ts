import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { innerBlocks, type MaybeContainer } from '../blocks/inner-blocks.ts'
import { blockSchemas } from '../blocks/lists/schema.ts'
import { blockTypes, wordedTypes } from '../blocks/registry.ts'
import { anyBlocks } from '../schemas/markdown/write/any-blocks.ts'
import { schemaMessages } from '../studio/interface/schema-messages.ts'
import { everyBlock } from '../web/formats/markdown/page-fixture.ts'
import { everywhere } from './security/places.ts'

interface Any extends MaybeContainer<Any> {
  _type: string
}

const typesIn = (blocks: readonly Any[]): string[] =>
  blocks.flatMap((block) => [block._type, ...typesIn(innerBlocks<Any>(block))])

const random = fc.sample(anyBlocks, { numRuns: 300, seed: 1 }).flat()

/** Where an example of each type stands, from which other tests learn whether it works. */
const places: [file: string, wanted: string[], blocks: readonly Any[]][] = [
  ['schemas/markdown/write/any-blocks.ts', blockTypes, random],
  ['web/formats/markdown/page-fixture.ts', blockTypes, everyBlock('en').body],
  // Hostile words, which only those with words can hold.
  ['tests/security/places.ts', wordedTypes.filter((type) => type !== 'cards'), everywhere('words')],
]

describe.each(places)('%s', (_, wanted, blocks) => {
  it('has an example of each type of block', () => {
    const there = new Set(typesIn(blocks))
    expect(wanted.filter((type) => !there.has(type))).toEqual([])
  })
})

it('studio/interface/schema-messages.ts names each type of block in Chinese', () => {
  const titles = Object.values(blockSchemas).map(({ title }) => title)
  expect(titles.filter((title) => !(title in schemaMessages))).toEqual([])
})
