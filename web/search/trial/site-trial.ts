import 'server-only'
import { urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { env } from '../../config/env.ts'
import { defaultLocale } from '../../config/locales.ts'
import { contentClient } from '../../content/lake/client.ts'
import { draftLake } from '../../content/preview/draft-lake.ts'
import { beginSession } from '../../content/preview/draft-session.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { fetchTuningWith } from '../../content/tuning/tuning.ts'
import { Gate } from '../../server/limits/gate.ts'
import { createSearchClient } from '../search-client.ts'
import type { TrialDesk } from './trial-response.ts'
import { tryTuning } from './try-tuning.ts'

/** Fifty searches at once take a busy server some time, and a failed request is not retried. */
const PATIENCE = { seconds: 30, retries: 0 }

/** One trial at a time, since each copies a collection. */
const gate = new Gate(1)

/** The trial desk of this site; undefined when it shows no drafts or has no write access to the search server. */
export function siteTrials(): TrialDesk | undefined {
  const lake = draftLake()
  const key = env.TYPESENSE_ADMIN_KEY
  if (!lake || key === undefined || env.STUDIO_URL === undefined) return undefined
  return {
    studio: new URL(env.STUDIO_URL).origin,
    isKnown: async (secret) => {
      const url = new URL(env.SITE_URL)
      url.searchParams.set(urlSearchParamPreviewSecret, secret)
      return (await beginSession(lake, url.href)) !== undefined
    },
    tuning: (id) => fetchTuningWith(contentClient(), lake.client, id),
    run: async (trial) => {
      const { version } = await cachedSiteLayout(defaultLocale)
      const search = createSearchClient(env.TYPESENSE_URL, key, PATIENCE)
      return gate.pass(() => tryTuning(search, { ...trial, version: version.name }))
    },
  }
}
