import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { keepFor } from '../cache/keep-for.ts'
import { lastGood } from '../cache/last-good.ts'
import { contentClient } from '../lake/client.ts'
import { loadReadingList, type ReadingList } from './reading-list.ts'

const last = lastGood<ReadingList>('reading-list')

/** Every page in reading order, kept until one of them, or a sidebar, is published again. */
export async function cachedReadingList(locale: Locale): Promise<ReadingList> {
  'use cache'
  const { value, fresh } = await last.read(
    locale,
    () => loadReadingList(contentClient(), locale),
    ({ dependencies }) => dependencies,
  )
  keepFor({ fresh, tags: value.dependencies })
  return value
}
