import { z } from 'zod'
import { FEEDBACK_KINDS } from './feedback.ts'

const PREFIX = 'readingDay.'

export const READING_DAY = 'readingDay'

/** How long a day is kept. */
export const READING_DAYS_KEPT = 400

/** Of a day in UTC, `2026-11-27`: dotted, so that only users of the lake can read it. */
export const readingDayId = (day: string): string => PREFIX + day

export const isReadingDayId = (id: string): boolean => id.startsWith(PREFIX)

/** What asked, as far as it says so itself. */
export const CLIENT_KINDS = [
  'assistant',
  'aiCrawler',
  'searchEngine',
  'tool',
  'browser',
  'other',
] as const
export type ClientKind = (typeof CLIENT_KINDS)[number]

/** In what form a page was asked for; `mcp` is a call of a tool. */
export const READ_FORMS = ['html', 'md', 'json', 'llms', 'mcp'] as const
export type ReadForm = (typeof READ_FORMS)[number]

/** What readers answer when they are asked whether a page was helpful: yes, or why not. */
export const HELPFUL_ANSWERS = ['yes', ...FEEDBACK_KINDS] as const
export type HelpfulAnswer = (typeof HELPFUL_ANSWERS)[number]

/** What is counted of a page in a language. */
export const PAGE_COUNTS = ['readers', 'agents', ...HELPFUL_ANSWERS] as const
export type PageCount = (typeof PAGE_COUNTS)[number]

const count = z.number().int().min(1)
const ofPage = z.object({
  path: z.string(),
  locale: z.string(),
  readers: count.optional(),
  agents: count.optional(),
  yes: count.optional(),
  wrong: count.optional(),
  unclear: count.optional(),
  missing: count.optional(),
  broken: count.optional(),
})

/** What was read on a day, by nobody in particular. The site writes it, and nobody changes it. */
export const readingDaySchema = z.object({
  _id: z.string(),
  day: z.iso.date(),
  pages: z.array(ofPage),
  agents: z.array(
    z.object({
      client: z.enum(CLIENT_KINDS),
      form: z.enum(READ_FORMS),
      /** Of MCP: what it is called. */
      tool: z.string().optional(),
      locale: z.string(),
      count,
    }),
  ),
  /** Addresses at which nothing is, without locale, and the pages that lead there. */
  missing: z.array(
    z.object({
      path: z.string(),
      count,
      from: z.array(z.object({ page: z.string(), count })),
    }),
  ),
  /** What was counted of pages and addresses that there was no room for. */
  others: z.object({ pages: count.optional(), missing: count.optional() }),
})

export type ReadingDay = z.infer<typeof readingDaySchema>
