import 'server-only'
import { env } from '../../config/env.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { withSpan } from '../../server/tracing/tracing.ts'
import { createSearchClient } from '../search-client.ts'
import type { Answers } from './answer-response.ts'
import { findAnswer } from './find-answer.ts'

/** Readers wait no longer: `web/components/search/answer/use-answer.client.tsx`. */
const PATIENCE = { seconds: 1, retries: 0 }

export const siteAnswers: Answers = {
  versions: async (locale) => {
    const { version, versions } = await cachedSiteLayout(locale)
    return [version, ...versions].map(({ name }) => name)
  },
  find: (question) =>
    withSpan('search', () =>
      findAnswer(
        createSearchClient(env.TYPESENSE_URL, env.TYPESENSE_SEARCH_KEY ?? '', PATIENCE),
        question,
      ),
    ),
}
