import { createHash } from 'node:crypto'
import type { Locale } from '../../config/locales.ts'
import { deprecationsPath, pageHref } from '../../config/paths.ts'
import type {
  Deprecations,
  ListedDeprecation,
} from '../../content/deprecations/load-deprecations.ts'
import type { Translate } from '../../messages/translator.ts'

interface CalendarContext {
  locale: Locale
  /** Origin of the site. */
  origin: string
  t: Translate
}

/** The dates of deprecations as iCalendar (RFC 5545): an all-day event for each, with the page about it. */
export function calendar({ whole, parts }: Deprecations, context: CalendarContext): string {
  const { t } = context
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Documentation//Deprecations//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${text(t('deprecations.title'))}`,
    ...[...whole, ...parts].flatMap((one) => events(one, context)),
    'END:VCALENDAR',
  ]
    .map(folded)
    .map((line) => `${line}\r\n`)
    .join('')
}

function events(listed: ListedDeprecation, { locale, origin, t }: CalendarContext): string[] {
  const { key, deprecation, revised, href = pageHref(deprecationsPath, locale) } = listed
  const { since, sunset, successor, reason } = deprecation
  const said = [
    ...(successor
      ? [`${t('labelled', { label: t('deprecation.successor'), value: successor.name })}`]
      : []),
    ...(reason ? [reason.text.replaceAll('`', '')] : []),
  ]
  const days = [
    { kind: 'since', day: since, label: t('deprecation.title') },
    { kind: 'sunset', day: sunset, label: t('deprecation.sunset') },
  ]
  return days.flatMap(({ kind, day, label }) =>
    day === undefined
      ? []
      : [
          'BEGIN:VEVENT',
          `UID:${createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 32)}@${new URL(origin).hostname}`,
          // Without a METHOD, DTSTAMP is the event's last revision (RFC 5545, 3.8.7.2), as is LAST-MODIFIED.
          `DTSTAMP:${utc(revised)}`,
          `LAST-MODIFIED:${utc(revised)}`,
          `SEQUENCE:${sequence(revised)}`,
          `DTSTART;VALUE=DATE:${compact(day.date)}`,
          `SUMMARY:${text(t('labelled', { label, value: key }))}`,
          ...(said.length > 0 ? [`DESCRIPTION:${text(said.join('\n'))}`] : []),
          `URL:${origin}${href}`,
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
        ],
  )
}

const compact = (date: string): string => date.replaceAll(/[-:]/g, '')

/** An ISO time of the lake, which is UTC, without fractions of a second. */
const utc = (time: string): string => `${compact(time.slice(0, 19))}Z`

/**
 * A deprecation has no revision number, but each revision is later than the last: seconds since 2020, because an
 * iCalendar integer has 31 bits.
 */
const sequence = (revised: string): number =>
  Math.max(0, Math.floor((Date.parse(revised) - Date.UTC(2020)) / 1000))

const text = (words: string): string =>
  words.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, '\\n')

/** Maximum octets of a line, without its line break (RFC 5545, section 3.1). */
const LONGEST = 75

/** Folds a line that is too long: each further line starts with a space. No character is split. */
function folded(line: string): string {
  const lines: string[] = ['']
  let left = LONGEST
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (size > left) {
      lines.push(' ')
      left = LONGEST - 1
    }
    lines[lines.length - 1] += character
    left -= size
  }
  return lines.join('\r\n')
}
