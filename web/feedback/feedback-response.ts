import { env } from '../config/env.ts'
import { type Locale, locales } from '../config/locales.ts'
import { feedbackHref } from '../config/paths.ts'
import { cachedPage } from '../content/page/cached-page.ts'
import { property } from '../enhancements/property.ts'
import { translator } from '../messages/translator.ts'
import { forwardedNetwork } from '../server/limits/client-network.ts'
import { isFromElsewhere } from '../server/limits/from-elsewhere.ts'
import { feedbackClient } from './feedback-client.ts'
import { FeedbackInbox, type ReportOutcome } from './feedback-inbox.ts'
import { answerPage, formPage } from './form-page.ts'

/** Bytes; a report of the greatest length that is taken, in Chinese, has 5,000. */
const MAX_BODY = 8192

/** For what is of one reader and one moment. */
const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
}

let shared: FeedbackInbox | undefined

/** The desk of this process; undefined where the site takes no reports. */
export function siteInbox(): FeedbackInbox | undefined {
  shared ??= openDesk()
  return shared
}

function openDesk(): FeedbackInbox | undefined {
  const client = feedbackClient()
  if (!client || !env.SANITY_FEEDBACK_TOKEN) return undefined
  return new FeedbackInbox({
    secret: env.SANITY_FEEDBACK_TOKEN,
    page: cachedPage,
    store: (report) => client.createIfNotExists(report, { returnDocuments: false }),
  })
}

const off = (): Response => new Response('This site takes no reports.\n', { status: 404 })

/** What a browser needs before it sends a report. */
export const challengeResponse = (desk: FeedbackInbox | undefined): Response =>
  desk ? Response.json({ challenge: desk.challenge() }, { headers: privateHeaders }) : off()

/** The form, or, with `sent`, the thanks for one. */
export function formResponse(
  desk: FeedbackInbox | undefined,
  locale: Locale,
  { searchParams }: URL,
): Response {
  if (!desk) return off()
  const [page, anchor] = ['page', 'anchor'].map(
    (name) => searchParams.get(name)?.slice(0, 200).toWellFormed() || undefined,
  )
  const place = { locale, page, anchor }
  if (!searchParams.has('sent')) return html(formPage(place, desk.challenge()), 200)
  const t = translator(locale)
  return html(answerPage(place, t('feedback.title'), t('feedback.thanks')), 200)
}

/** Takes what was posted, by a script as JSON or by a form, and answers in its way. */
export async function postResponse(
  desk: FeedbackInbox | undefined,
  request: Request,
): Promise<Response> {
  if (!desk) return off()
  const { searchParams } = new URL(request.url)
  const locale = locales.find((one) => one === searchParams.get('locale')) ?? 'en'
  const type = request.headers.get('content-type')?.split(';')[0]?.trim()
  const isForm = type === 'application/x-www-form-urlencoded'
  const answer = (outcome: ReportOutcome, sent: unknown) =>
    isForm ? formAnswer(desk, outcome, locale, sent) : scriptAnswer(outcome, locale)
  if (!isForm && type !== 'application/json')
    return answer({ status: 415, why: 'feedback.error.unread' }, undefined)
  if (isFromElsewhere(request))
    return answer({ status: 403, why: 'feedback.error.elsewhere' }, undefined)
  const refused = desk.refusal(forwardedNetwork(request.headers.get('x-forwarded-for') ?? ''))
  if (refused) return answer(refused, undefined)
  const body = await bodyWithin(request, MAX_BODY)
  if (body === undefined) return answer({ status: 413, why: 'feedback.error.long' }, undefined)
  const sent = isForm ? Object.fromEntries(new URLSearchParams(body)) : parsed(body)
  return answer(await desk.receive(sent, locale, isForm), sent)
}

/** What is no JSON is no report either, and refused as one that cannot be read. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function scriptAnswer(outcome: ReportOutcome, locale: Locale): Response {
  const headers = { ...privateHeaders, ...retryAfter(outcome) }
  if (outcome.status === 201) return Response.json({}, { status: 201, headers })
  const error = translator(locale)(outcome.why)
  return Response.json({ error }, { status: outcome.status, headers })
}

/** What was read is in the form that says why it was not taken, so that nobody writes it twice. */
function formAnswer(
  desk: FeedbackInbox,
  outcome: ReportOutcome,
  locale: Locale,
  sent: unknown,
): Response {
  const place = { locale, page: textAt(sent, 'page', 200), anchor: textAt(sent, 'anchor', 200) }
  if (outcome.status === 201) {
    const location = `${feedbackHref(locale, place.page, place.anchor)}&sent=1`
    return new Response(null, { status: 303, headers: { ...privateHeaders, location } })
  }
  const t = translator(locale)
  const error = t(outcome.why)
  const headers = retryAfter(outcome)
  if (sent === undefined)
    return html(answerPage(place, t('feedback.refused'), error), outcome.status, headers)
  const filled = {
    error,
    kind: textAt(sent, 'kind'),
    words: textAt(sent, 'words'),
    contact: textAt(sent, 'contact'),
  }
  // Who was too fast need not begin again.
  const isSoon = outcome.why === 'feedback.error.soon'
  const challenge = (isSoon && textAt(sent, 'challenge')) || desk.challenge()
  return html(formPage(place, challenge, filled), outcome.status, headers)
}

/** What a form holds under `name`. */
function textAt(sent: unknown, name: string, longest = MAX_BODY): string | undefined {
  const value = property(sent, name)
  return typeof value === 'string' && value !== ''
    ? value.slice(0, longest).toWellFormed()
    : undefined
}

const retryAfter = (outcome: ReportOutcome): Record<string, string> =>
  'retryAfterMs' in outcome && outcome.retryAfterMs !== undefined
    ? { 'retry-after': String(Math.ceil(outcome.retryAfterMs / 1000)) }
    : {}

const html = (body: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(body, {
    status,
    headers: { ...privateHeaders, ...headers, 'content-type': 'text/html; charset=utf-8' },
  })

/** The body of `request` as text; undefined where it is longer than `longest` bytes, of which no more are read. */
async function bodyWithin(request: Request, longest: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > longest) return undefined
  const decoder = new TextDecoder()
  const reader = request.body?.getReader()
  let text = ''
  for (let bytes = 0; ; ) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return text + decoder.decode()
    bytes += chunk.value.byteLength
    if (bytes > longest) {
      await reader?.cancel()
      return undefined
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
}
