import type { Translate } from '../../messages/translator.ts'
import type { Deprecation } from '../model/page-data.ts'

export interface DeprecationFact {
  label: string
  value: string
  /** Whether the value is a name of the API. */
  code?: boolean
  href?: string
}

/** Labelled facts of a deprecation: since when, until when, the successor. */
export function deprecationFacts(
  { since, sunset, successor }: Deprecation,
  t: Translate,
): DeprecationFact[] {
  return [
    ...(since ? [{ label: t('deprecation.since'), value: since.dateText }] : []),
    ...(sunset ? [{ label: t('deprecation.sunset'), value: sunset.dateText }] : []),
    ...(successor
      ? [
          {
            label: t('deprecation.successor'),
            value: successor.name,
            code: true,
            ...(successor.href && { href: successor.href }),
          },
        ]
      : []),
  ]
}

/** The deprecation as one line of plain text, for a code comment or a note at a value. */
export function deprecationLine(deprecation: Deprecation | undefined, t: Translate): string {
  const facts = deprecation ? deprecationFacts(deprecation, t) : []
  const said = facts.map(({ label, value }) => t('labelled', { label, value })).join(' · ')
  const line = said === '' ? t('deprecation.title') : `${t('deprecation.title')} — ${said}`
  return line.replaceAll(/\s+/g, ' ')
}
