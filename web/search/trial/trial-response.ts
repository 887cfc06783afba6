import { z } from 'zod'
import { searchTrial, type TrialProblem, type TrialResult } from '../../../schemas/search-trial.ts'
import { EVERY_LANGUAGE } from '../../../schemas/search-words.ts'
import { type Locale, locales } from '../../config/locales.ts'
import type { ReadTuning, SearchTuning } from '../../content/tuning/tuning.ts'
import { TrialTooLargeError } from './trial-index.ts'
import { type Trial, TrialTimeoutError } from './try-tuning.ts'

/** Bytes; a thousand queries take 200,000. */
const MAX_BODY = 512 * 1024

export interface TrialDesk {
  /** Origin of the Studio, the only origin that may read the response. */
  studio: string
  /** Whether a person with write access to the lake has just written this secret. */
  isKnown: (secret: string) => Promise<boolean>
  /** The published settings with the draft of the document `id` in place of it, and that document alone. */
  tuning: (id: string) => Promise<ReadTuning & { changed: SearchTuning }>
  run: (trial: Omit<Trial, 'version'>) => Promise<TrialResult>
}

/** Tries the draft of a search setting, for the Studio; 404 when the site has no trial desk. */
export async function trialResponse(
  desk: TrialDesk | undefined,
  request: Request,
): Promise<Response> {
  if (!desk) return Response.json({ problem: 'off' } satisfies TrialProblem, { status: 404 })
  const headers = {
    'access-control-allow-origin': desk.studio,
    vary: 'Origin',
    'cache-control': 'no-store',
  }
  const answer = await tried(desk, request)
  return 'problem' in answer
    ? Response.json(answer, { status: STATUS[answer.problem], headers })
    : Response.json(answer, { headers })
}

const STATUS: Record<TrialProblem['problem'], number> = {
  off: 404,
  secret: 401,
  request: 400,
  draft: 422,
  large: 422,
  slow: 503,
  search: 503,
}

async function tried(desk: TrialDesk, request: Request): Promise<TrialResult | TrialProblem> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= MAX_BODY)) return { problem: 'request', detail: `up to ${MAX_BODY} bytes` }
  const trial = searchTrial.safeParse(parsed(await request.text()))
  if (!trial.success) return { problem: 'request', detail: z.prettifyError(trial.error) }
  const { secret, id, queries } = trial.data
  try {
    if (!(await desk.isKnown(secret))) return { problem: 'secret' }
    const { tuning, malformed, changed } = await desk.tuning(id)
    const own = malformed.find((each) => each.id === id)
    if (own) return { problem: 'draft', detail: own.message }
    return await desk.run({ tuning, changed, locales: localesOf(changed), queries })
  } catch (error) {
    if (error instanceof TrialTooLargeError) return { problem: 'large', detail: error.message }
    if (error instanceof TrialTimeoutError) return { problem: 'slow', detail: error.message }
    console.error('A draft about the search could not be tried.', error)
    return { problem: 'search' }
  }
}

/** Returns undefined for a body that is no JSON, which the schema then refuses. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The locales whose searches a document may affect. All readers type the default locale's stop words too. */
function localesOf({ synonyms, curations, stopWords }: SearchTuning): Locale[] {
  const named = [...synonyms, ...curations].map(({ language }) => language)
  const isForAll =
    named.includes(EVERY_LANGUAGE) || locales.some((locale) => stopWords[locale].length > 0)
  return isForAll ? [...locales] : locales.filter((locale) => named.includes(locale))
}
