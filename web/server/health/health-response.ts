import 'server-only'
import { z } from 'zod'
import product from '../../../package.json' with { type: 'json' }
import { env } from '../../config/env.ts'
import { defaultLocale } from '../../config/locales.ts'
import { contentClient } from '../../content/lake/client.ts'
import { pingLake } from '../../content/lake/ping-lake.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { healthChecker } from './check-health.ts'

const check = healthChecker(
  {
    pages: () => cachedSiteLayout(defaultLocale),
    lake: (signal) => pingLake(contentClient(), signal),
    search: askSearch,
  },
  { version: product.version },
)

/** 200 while readers are served, also without lake and search; 503 when no page can be rendered. */
export async function healthResponse(): Promise<Response> {
  const health = await check()
  return Response.json(health, {
    status: health.status === 'failing' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}

async function askSearch(signal: AbortSignal): Promise<void> {
  const answer = await fetch(`${env.TYPESENSE_URL.replace(/(?<!\/)\/+$/, '')}/health`, { signal })
  z.object({ ok: z.literal(true) }).parse(await answer.json())
}
