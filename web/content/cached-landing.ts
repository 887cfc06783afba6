import 'server-only'
import { cacheTag } from 'next/cache'
import type { Locale } from '../locales.ts'
import { contentClient } from './client.ts'
import { keepFor } from './keep-for.ts'
import { type Landing, loadLanding } from './landing.ts'
import { lastGood } from './last-good.ts'

const last = lastGood<Landing>('landing')

/** What the landing page says, kept until one of its documents is published again. */
export async function cachedLanding(locale: Locale): Promise<Landing> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => loadLanding(contentClient(), locale))
  keepFor(fresh)
  cacheTag(...value.dependencies)
  return value
}
