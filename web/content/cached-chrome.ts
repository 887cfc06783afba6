import 'server-only'
import { cacheTag } from 'next/cache'
import type { Locale } from '../locales.ts'
import { type Chrome, loadChrome } from './chrome.ts'
import { contentClient } from './client.ts'
import { keepFor } from './keep-for.ts'
import { lastGood } from './last-good.ts'

const last = lastGood<Chrome>('chrome')

/** What is around every page, kept until one of its documents is published again. */
export async function cachedChrome(locale: Locale): Promise<Chrome> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => loadChrome(contentClient(), locale))
  keepFor(fresh)
  cacheTag(...value.dependencies)
  return value
}
