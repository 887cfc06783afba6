import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { keepFor } from '../cache/keep-for.ts'
import { lastGood } from '../cache/last-good.ts'
import { contentClient } from '../lake/client.ts'
import { loadArea, type ReadingList } from './reading-list.ts'

const last = lastGood<ReadingList>('area')

/** The pages of one sidebar in reading order, kept until one of them, or a sidebar, is published again. */
export async function cachedArea(name: string, locale: Locale): Promise<ReadingList> {
  'use cache'
  const { value, fresh } = await last.read(`${locale}/${name}`, () =>
    loadArea(contentClient(), name, locale),
  )
  keepFor({ fresh, tags: value.dependencies })
  return value
}
