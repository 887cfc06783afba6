import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { keepFor } from '../cache/keep-for.ts'
import { lastGood } from '../cache/last-good.ts'
import { contentClient } from '../lake/client.ts'
import { type Landing, loadLanding } from './landing.ts'

const last = lastGood<Landing>('landing')

/** What the landing page says, kept until one of its documents is published again. */
export async function cachedLanding(locale: Locale): Promise<Landing> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => loadLanding(contentClient(), locale))
  keepFor({ fresh, tags: value.dependencies })
  return value
}
