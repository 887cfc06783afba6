import type { SanityClient } from '@sanity/client'
import { expect, it } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import type { Locale } from '../../schemas/locales.ts'
import type { Stored } from '../../schemas/publishing/stored.ts'
import { publishDrafts } from '../../studio/publish/publish-drafts.ts'

const ID = 'page-a'
const DRAFT = `drafts.${ID}`
const page = (en: string, zhTW: string) => ({
  _type: 'page',
  path: { _type: 'slug', current: 'v5/a' },
  title: { _type: 'localeString', en, zhTW },
})

/** A page edited in both languages, with its published and draft texts. */
async function changed() {
  const lake = await testLake()
  const [writer, translator] = [lake.client('writer'), lake.client('translator')]
  await writer.create({ ...page('Old', '舊'), _id: ID })
  await writer.create({ ...page('New', '舊'), _id: DRAFT })
  await translator.patch(DRAFT).set({ 'title.zhTW': '新' }).commit()
  const titles = async (id: string) => {
    const found = await writer.getDocument<{ title: { en: string; zhTW: string } }>(id)
    return found && [found.title.en, found.title.zhTW]
  }
  const both = async () => ({ live: await titles(ID), draft: await titles(DRAFT) })
  const look = async (): Promise<Stored> => {
    const seen = await writer.getDocument<Stored>(DRAFT)
    if (!seen) throw new Error('there is no draft')
    return seen
  }
  const end = () => lake[Symbol.asyncDispose]()
  return { writer, translator, both, look, [Symbol.asyncDispose]: end }
}

const publish = (client: SanityClient, seen: Stored, languages: Locale[]) =>
  publishDrafts(client, new Map([[ID, seen._rev]]), [], { languages, seen })

it('a translator publishes the translation, a writer the English, and the last one ends the draft', async () => {
  await using lake = await changed()
  await publish(lake.translator, await lake.look(), ['zh-TW'])
  expect(await lake.both()).toEqual({ live: ['Old', '新'], draft: ['New', '新'] })
  await publish(lake.writer, await lake.look(), ['en'])
  expect(await lake.both()).toEqual({ live: ['New', '新'], draft: undefined })
})

it('text that another person writes meanwhile is kept, and blocks no publish', async () => {
  await using lake = await changed()
  const seen = await lake.look()
  await lake.writer.patch(DRAFT).set({ 'title.en': 'Newer' }).commit()
  await publish(lake.translator, seen, ['zh-TW'])
  expect(await lake.both()).toEqual({ live: ['Old', '新'], draft: ['Newer', '新'] })
  const later = await lake.look()
  await lake.writer.patch(DRAFT).set({ 'title.en': 'Newest' }).commit()
  await expect(publish(lake.writer, later, ['en'])).rejects.toThrow('Somebody edited one of the')
})

it('publishing a translation whose English must come first reports what stays, and the fix', async () => {
  await using lake = await changed()
  await lake.writer.delete(ID)
  await expect(publish(lake.translator, await lake.look(), ['zh-TW'])).rejects.toThrow(
    'Readers have not seen the English of this yet. What you wrote is kept',
  )
})
