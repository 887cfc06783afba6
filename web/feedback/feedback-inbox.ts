import { createHash } from 'node:crypto'
import { FEEDBACK, FEEDBACK_LIMITS, type Feedback, feedbackId } from '../../schemas/feedback.ts'
import type { Locale } from '../config/locales.ts'
import type { PageResult } from '../content/page/read-page.ts'
import { isProofOfWork, proofOfWorkText } from '../enhancements/feedback/proof-of-work.ts'
import type { MessageId } from '../messages/messages.ts'
import { RateLimiter } from '../server/limits/rate-limiter.ts'
import { Challenges } from './challenge.ts'
import { onlyLine, onlyText } from './only-text.ts'
import { hasQuote, passageOf } from './passage.ts'
import { type PostedReport, postedReport } from './posted-report.ts'
import { withoutKeys, withoutSecrets } from './without-secrets.ts'

/** How soon a form without scripts may come back, ms: nobody writes a sentence faster. */
const WRITTEN_MS = 3000

export interface InboxOptions {
  /** Known to all instances of the site, and to nobody else. */
  secret: string
  page: (path: string, locale: Locale) => Promise<PageResult>
  /** Stores a report unless there is one of its id. Rejects when the lake does not take it. */
  store: (report: Feedback & { _type: typeof FEEDBACK }) => Promise<unknown>
  now?: () => number
  limits?: FeedbackLimits
}

/** Reports in `windowMs`: of one address, of all together, and of all forms without scripts. */
export interface FeedbackLimits {
  windowMs: number
  perAddress: number
  inAll: number
  withoutWork: number
}

const LIMITS = { windowMs: 10 * 60_000, perAddress: 20, inAll: 600, withoutWork: 60 }

/** What came of a report: taken, or why not, with what the reader can do in the message. */
export type ReportOutcome =
  | { status: 201 }
  | { status: 400 | 403 | 413 | 415 | 429 | 503; why: MessageId; retryAfterMs?: number }

/** Takes what readers report: checks that it may come, finds the passage, cuts what is private, stores it. */
export class FeedbackInbox {
  readonly challenges: Challenges
  readonly #desk: InboxOptions
  readonly #now: () => number
  readonly #limiters: { one: RateLimiter; all: RateLimiter; withoutWork: RateLimiter }

  constructor(desk: InboxOptions) {
    const { windowMs, perAddress, inAll, withoutWork } = desk.limits ?? LIMITS
    this.#desk = desk
    this.#now = desk.now ?? Date.now
    this.challenges = new Challenges(desk.secret)
    this.#limiters = {
      one: new RateLimiter(perAddress, windowMs),
      all: new RateLimiter(inAll, windowMs),
      withoutWork: new RateLimiter(withoutWork, windowMs),
    }
  }

  challenge(): string {
    return this.challenges.make(this.#now())
  }

  /** Why `caller`, a network, has to wait, before anything of the report is read. */
  refusal(caller: string): ReportOutcome | undefined {
    const wait = this.#limiters.one.wait(caller, this.#now())
    return wait > 0 ? tooOften(wait) : undefined
  }

  /** `sent` is what came, read and nothing more; `isForm` where no script could do the work. */
  async receive(sent: unknown, locale: Locale, isForm: boolean): Promise<ReportOutcome> {
    const parsed = postedReport.safeParse(sent)
    if (!parsed.success) return { status: 400, why: whyUnread(sent) }
    const report = parsed.data
    const refused = isForm ? this.#refuseForm(report) : this.#refuseScript(report)
    if (refused) return refused
    // What was refused until here has used up its sender's limit alone.
    const wait = this.#limiters.all.wait('', this.#now())
    if (wait > 0) return tooOften(wait)
    try {
      const found = await this.#desk.page(report.page, locale)
      const page = found.kind === 'page' ? found.data : undefined
      const passage = page && passageOf(page, report)
      if (!page || !passage) return { status: 400, why: 'feedback.error.place' }
      const { words, contact, quote, kind, anchor } = report
      await this.#desk.store({
        _id: feedbackId(keyOf(report)),
        _type: FEEDBACK,
        kind,
        words: cut(withoutSecrets(onlyText(words)), FEEDBACK_LIMITS.words),
        ...(contact && { contact: cut(withoutKeys(onlyLine(contact)), FEEDBACK_LIMITS.contact) }),
        page: page.documentId,
        path: page.path,
        revision: page.revision,
        locale,
        version: page.version.name,
        ...passage,
        ...(anchor && { anchor }),
        ...(quote &&
          hasQuote(page, quote) && {
            quote: cut(withoutSecrets(onlyText(quote)), FEEDBACK_LIMITS.quote),
          }),
        at: new Date(this.#now()).toISOString(),
        state: 'open',
      })
      return { status: 201 }
    } catch (error) {
      console.error('A report of a reader could not be stored.', error)
      return { status: 503, why: 'feedback.error.unavailable', retryAfterMs: 60_000 }
    }
  }

  #refuseForm({ challenge }: PostedReport): ReportOutcome | undefined {
    const age = this.challenges.age(challenge, this.#now())
    if (age === undefined) return { status: 400, why: 'feedback.error.expired' }
    if (age < WRITTEN_MS)
      return { status: 429, why: 'feedback.error.soon', retryAfterMs: WRITTEN_MS }
    const wait = this.#limiters.withoutWork.wait('', this.#now())
    return wait > 0 ? tooOften(wait) : undefined
  }

  #refuseScript({ challenge, key, nonce }: PostedReport): ReportOutcome | undefined {
    if (this.challenges.age(challenge, this.#now()) === undefined)
      return { status: 400, why: 'feedback.error.expired' }
    if (key === undefined || nonce === undefined)
      return { status: 400, why: 'feedback.error.unread' }
    const hash = createHash('sha256')
      .update(proofOfWorkText(challenge, key, nonce))
      .digest()
    return isProofOfWork(hash) ? undefined : { status: 400, why: 'feedback.error.expired' }
  }
}

/** The same for what is sent again: it is stored once. */
const keyOf = ({ key, challenge }: PostedReport): string =>
  createHash('sha256')
    .update(key ?? challenge)
    .digest('hex')
    .slice(0, 32)

const tooOften = (wait: number): ReportOutcome => ({
  status: 429,
  why: 'feedback.error.often',
  retryAfterMs: wait,
})

/** What readers can do something about has words of its own. */
function whyUnread(sent: unknown): MessageId {
  const { words } = postedReport.shape
  const given = typeof sent === 'object' && sent !== null && 'words' in sent ? sent.words : ''
  return words.safeParse(given).success ? 'feedback.error.unread' : 'feedback.error.words'
}

/** Not through the middle of a character that takes two. */
const cut = (text: string, longest: number): string =>
  text.length <= longest
    ? text
    : text
        .slice(0, longest)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
