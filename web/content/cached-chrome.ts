import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Locale } from '../locales.ts'
import { type Chrome, loadChrome } from './chrome.ts'
import { contentClient } from './client.ts'
import { lastGood } from './last-good.ts'

const last = lastGood<Chrome>('chrome')

/** What stands around every page, kept until one of its documents is published again. */
export async function cachedChrome(locale: Locale): Promise<Chrome> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => loadChrome(contentClient(), locale))
  cacheLife(fresh ? 'max' : 'minutes')
  cacheTag(...value.dependencies)
  return value
}
