import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ReviewLake, reviewLake } from '../../local/lake/testing/review-lake.ts'
import { kindSamples, writeShown } from '../../local/lake/testing/shown-kinds.ts'
import { failure } from '../../local/lake/testing/test-lake.ts'
import { fetchSection, fetchSections } from '../../schemas/workflow/fetch-section.ts'

const SECTION = 'v5/order'
let lake: ReviewLake
beforeAll(async () => {
  lake = await reviewLake([SECTION])
  await writeShown(lake.as('scripts'))
})
afterAll(() => lake[Symbol.asyncDispose]())

async function sectionOf(id: string, runsSite = false) {
  const document = await lake.as('ann').getDocument(id)
  if (!document) throw new Error(`The lake has no ${id}`)
  const sections = await fetchSections(lake.as('ann'))
  return fetchSection(lake.as('ann'), [document], { sections, runsSite })
}

describe('the section in which a document is shown', () => {
  it.each(Object.values(kindSamples))('is the same as in the lake: $id', async ({ id, field }) => {
    expect(await sectionOf(id)).toBe(SECTION)
    const alone = lake
      .as('ann')
      .patch(id)
      .set({ [field]: 'Mine' })
      .commit()
    expect(await failure(alone)).toMatchObject({ status: 403 })
  })

  it('is undefined when no page of it shows the document', async () => {
    const other = { _id: 'errorCode-b', _type: 'errorCode' }
    await lake.as('ann').create(other)
    expect(await sectionOf(other._id)).toBeUndefined()
    await lake.as('ann').patch(other._id).set({ summary: 'Mine' }).commit()
  })

  it('includes the settings unless an administrator changes them', async () => {
    expect(await sectionOf('siteSettings')).toBe(SECTION)
    expect(await sectionOf('siteSettings', true)).toBeUndefined()
  })

  it('is the same for a draft of a page', async () => {
    const scripts = lake.as('scripts')
    const enumTable = {
      _key: 'e',
      _type: 'enumTable',
      enum: { _type: 'reference', _ref: 'enum-b' },
    }
    await scripts.create({ _id: 'enum-b', _type: 'enumDefinition' })
    await scripts.create({
      _id: 'drafts.page-b',
      _type: 'page',
      path: { _type: 'slug', current: 'v5/order/b' },
      body: { _type: 'localeBody', en: [enumTable] },
    })
    expect(await sectionOf('enum-b')).toBe(SECTION)
  })
})
