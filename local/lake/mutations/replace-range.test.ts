import { Patch } from '@sanity/client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyPatch } from './apply-patch.ts'
import { patchOperations } from './mutation.ts'

const list = fc.array(fc.nat(9), { maxLength: 5 })

it('the client’s splice changes a list like Array.prototype.splice, from the start or from the end', () => {
  fc.assert(
    fc.property(
      list,
      fc.integer({ min: -7, max: 7 }),
      fc.option(fc.nat(7), { nil: undefined }),
      list,
      (before, start, count, items) => {
        // The client cannot express a range that ends before the list's end and is counted from it.
        fc.pre(count === undefined || start >= 0 || start + count >= 0)
        const { id: _, ...sent } = new Patch('a')
          .splice('deep.list', start, count, items)
          .serialize() as { id: string }
        const document = { _id: 'a', _type: 'page', deep: { list: before } }
        const patched = applyPatch(document, patchOperations.parse(sent))
        const wanted = before.slice()
        wanted.splice(start, count ?? Number.POSITIVE_INFINITY, ...items)
        expect(patched).toEqual({ ...document, deep: { list: wanted } })
      },
    ),
    { numRuns: 2000 },
  )
})
