import type { SanityClient } from '@sanity/client'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import {
  type TrialProblem,
  type TrialResult,
  trialProblem,
  trialResult,
} from '../../schemas/search-trial.ts'

/** A minute for the site, and what the way takes, ms. */
const PATIENCE_MS = 75_000

export interface TrialAsked {
  client: SanityClient
  /** Address of the site, its base path included. */
  site: string
  /** Of the published document. */
  id: string
  user: string | undefined
}

/**
 * Has the site try the draft of a document, and says why where it cannot. The site knows that somebody asks who may
 * write by a secret in the lake, as when it shows drafts. Rejects where it cannot be reached.
 */
export async function askTrial({
  client,
  site,
  id,
  user,
}: TrialAsked): Promise<TrialResult | TrialProblem> {
  const [{ trialQueries }, { secret }] = await Promise.all([
    import('./trial-queries.ts'),
    createPreviewSecret(client, 'search-trial', location.href, user),
  ])
  const response = await fetch(`${site.replace(/\/$/, '')}/api/search-trial`, {
    method: 'POST',
    // As plain text, so that the browser need not ask another origin for leave first.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ secret, id, queries: trialQueries() }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const answer: unknown = await response.json()
  return response.ok ? trialResult.parse(answer) : trialProblem.parse(answer)
}
