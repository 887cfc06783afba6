import { expect, it } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import type { Stored } from '../../schemas/publishing/stored.ts'
import { languageAuthors } from './language-authors.ts'

const ID = 'page-a'
const page = (en: string, zhTW: string) => ({
  _id: ID,
  _type: 'page',
  title: { _type: 'localeString', en, zhTW },
})

it('languageAuthors returns who changed each language since the draft began, newest first', async () => {
  await using lake = await testLake()
  const [writer, translator] = [lake.client('writer'), lake.client('translator')]
  await writer.create(page('A', '甲'))
  const published = await writer.getDocument<Stored>(ID)
  const draft = `drafts.${ID}`
  // Another user's draft, which was discarded.
  await writer.create({ ...page('A', '丙'), _id: draft })
  await writer.delete(draft)
  await writer.create({ ...page('A', '甲'), _id: draft })
  await writer.patch(draft).set({ 'title.en': 'B' }).commit()
  await translator.patch(draft).set({ 'title.zhTW': '乙' }).commit()
  await writer.patch(draft).set({ 'title.en': 'C' }).commit()
  const asked = async () => {
    const now = await writer.getDocument<Stored>(draft)
    if (!now || !published) throw new Error('there is no draft')
    const found = await languageAuthors(writer, now, published, ['en', 'zh-TW'])
    return [found.get('en'), found.get('zh-TW')]
  }
  const [english, chinese] = await asked()
  expect(new Set(english).size).toBe(1)
  expect(chinese).toHaveLength(1)
  expect(chinese).not.toEqual([english?.[0]])
  await writer.patch(draft).set({ 'title.zhTW': '丁' }).commit()
  expect((await asked())[1]).toEqual([english?.[0], chinese?.[0]])
})
