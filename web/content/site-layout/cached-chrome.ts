import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { keepFor } from '../cache/keep-for.ts'
import { lastGood } from '../cache/last-good.ts'
import { contentClient } from '../lake/client.ts'
import { type Chrome, loadChrome } from './chrome.ts'

const last = lastGood<Chrome>('chrome')

/** What is around every page, kept until one of its documents is published again. */
export async function cachedChrome(locale: Locale): Promise<Chrome> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => loadChrome(contentClient(), locale))
  keepFor({ fresh, tags: value.dependencies })
  return value
}
