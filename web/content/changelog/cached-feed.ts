import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { keepFor } from '../cache/keep-for.ts'
import { lastGood } from '../cache/last-good.ts'
import { contentClient } from '../lake/client.ts'
import { type Feed, loadFeed } from './feed.ts'

const last = lastGood<Feed>('feed')

/** What the feeds say, kept until an entry of the changelog is published again. */
export async function cachedFeed(locale: Locale): Promise<Feed> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => loadFeed(contentClient(), locale))
  keepFor({ fresh, tags: value.dependencies })
  return value
}
