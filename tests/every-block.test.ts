import fc from 'fast-check'
import { expect, it } from 'vitest'
import { innerBlocks, type MaybeContainer } from '../blocks/inner-blocks.ts'
import { blockSchemas } from '../blocks/lists/schema.ts'
import { blockTypes, wordedTypes } from '../blocks/registry.ts'
import { anyBlocks } from '../schemas/testing/any-blocks.ts'
import { schemaMessages } from '../studio/i18n/schema-messages.ts'
import { everyBlock } from '../web/testing/every-block.ts'
import { everywhere } from './security/places.ts'

interface Any extends MaybeContainer<Any> {
  _type: string
}

const typesIn = (blocks: readonly Any[]): string[] =>
  blocks.flatMap((block) => [block._type, ...typesIn(innerBlocks<Any>(block))])

const random = fc.sample(anyBlocks, { numRuns: 300, seed: 1 }).flat()

/**
 * Required examples for each type of block, which other tests use: the field of its fixture, the types that need it,
 * and the resulting blocks.
 */
const examples: [field: string, wanted: string[], blocks: readonly Any[]][] = [
  ['any', blockTypes, random],
  ['shown', blockTypes, everyBlock('en').body],
  // Hostile texts, which only blocks with texts can contain.
  ['hostile', wordedTypes.filter((type) => type !== 'cards'), everywhere('words')],
]

it.each(examples)('fixture.ts of each type of block has “%s”', (_, wanted, blocks) => {
  const there = new Set(typesIn(blocks))
  expect(wanted.filter((type) => !there.has(type))).toEqual([])
})

it('studio/i18n/schema-messages.ts names each type of block in Chinese', () => {
  const titles = Object.values(blockSchemas).map(({ title }) => title)
  expect(titles.filter((title) => !(title in schemaMessages))).toEqual([])
})
