import { z } from 'zod'
import { FEEDBACK_KINDS } from './feedback.ts'

const PREFIX = 'readingDay.'

export const READING_DAY = 'readingDay'

/** Number of days for which a document is kept. */
export const READING_RETENTION_DAYS = 400

/** Returns the id of a day in UTC (`2026-11-27`): with a dot, so that only users of the lake can read it. */
export const readingDayId = (day: string): string => PREFIX + day

export const isReadingDayId = (id: string): boolean => id.startsWith(PREFIX)

/** Kinds of clients, as they identify themselves. */
export const CLIENT_KINDS = [
  'assistant',
  'aiCrawler',
  'searchEngine',
  'tool',
  'browser',
  'other',
] as const
export type ClientKind = (typeof CLIENT_KINDS)[number]

/** Formats in which pages are requested; `mcp` is a tool call. */
export const READ_FORMS = ['html', 'md', 'json', 'llms', 'mcp'] as const
export type ReadForm = (typeof READ_FORMS)[number]

/** Readers' answers to whether a page was helpful: yes, or the reason why not. */
export const HELPFUL_ANSWERS = ['yes', ...FEEDBACK_KINDS] as const
export type HelpfulAnswer = (typeof HELPFUL_ANSWERS)[number]

/** The counters of a page in a language. */
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

/** Counts of a day's reads, without personal data. Only the site writes them. */
export const readingDaySchema = z.object({
  _id: z.string(),
  day: z.iso.date(),
  pages: z.array(ofPage),
  agents: z.array(
    z.object({
      client: z.enum(CLIENT_KINDS),
      form: z.enum(READ_FORMS),
      /** Name of the called MCP tool. */
      tool: z.string().optional(),
      locale: z.string(),
      count,
    }),
  ),
  /** Requested paths without a page, without the locale, and the pages that link to them. */
  missing: z.array(
    z.object({
      path: z.string(),
      count,
      from: z.array(z.object({ page: z.string(), count })),
    }),
  ),
  /** Counts of pages and addresses beyond the document's capacity. */
  others: z.object({ pages: count.optional(), missing: count.optional() }),
})

export type ReadingDay = z.infer<typeof readingDaySchema>
