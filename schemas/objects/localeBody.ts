import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { bodyMembers } from '../blocks/members.ts'
import { anchorMismatches } from '../validation/anchor-mismatches.ts'
import type { BlockLike } from '../validation/headings-in.ts'
import { anchorClashes } from '../validation/unique-anchors.ts'

/**
 * The body of a page. A zh-TW block with the `_key` of an English one is its translation; blocks
 * that hold no words (code, operations, enum tables) stand in English only and show in both.
 */
export const localeBody = defineType({
  name: 'localeBody',
  title: 'Body',
  type: 'object',
  fields: [
    defineField({
      name: 'en',
      title: 'English',
      type: 'array',
      of: bodyMembers,
      readOnly: writersOnly,
      validation: (rule) => [
        rule.custom((blocks) => or(anchorClashes(asBlocks(blocks)))),
        rule
          .custom((blocks) =>
            blocks?.length ? true : 'The page is empty: readers see its title only.',
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'zhTW',
      title: '繁體中文',
      type: 'array',
      of: bodyMembers,
      validation: (rule) => [
        rule.custom((blocks) => or(anchorClashes(asBlocks(blocks)))),
        rule
          .custom((blocks, { parent }) =>
            or(anchorMismatches(asBlocks(englishBlocks(parent)), asBlocks(blocks))),
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'zhTWSource',
      title: 'English at the time of translation',
      description: 'Which English text each block was translated from. Kept by the tools.',
      type: 'array',
      hidden: true,
      of: [
        {
          type: 'object',
          fields: [
            defineField({ name: 'hash', title: 'Hash', type: 'string', readOnly: true }),
            defineField({ name: 'text', title: 'English then', type: 'text', readOnly: true }),
          ],
        },
      ],
    }),
  ],
})

const or = <T>(problems: T[]): T[] | true => (problems.length > 0 ? problems : true)

const englishBlocks = (parent: unknown): unknown =>
  typeof parent === 'object' && parent !== null && 'en' in parent ? parent.en : undefined

/** The members of an array that are blocks; a half-made one without key or type is left out. */
function asBlocks(value: unknown): BlockLike[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (block): block is BlockLike =>
      typeof block === 'object' && block !== null && '_key' in block && '_type' in block,
  )
}
