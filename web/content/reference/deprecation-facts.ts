import type { Translate } from '../../messages/translator.ts'
import type { Deprecation } from '../model/page-data.ts'

export interface DeprecationFact {
  label: string
  value: string
  /** The value is a name of the API. */
  code?: boolean
  href?: string
}

/** What readers are told of what is deprecated, each with its name: since when, until when, what instead. */
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

/** All of it in one line of plain text, for a comment in a program or a note at a value. */
export function deprecationLine(deprecation: Deprecation | undefined, t: Translate): string {
  const facts = deprecation ? deprecationFacts(deprecation, t) : []
  const said = facts.map(({ label, value }) => t('labelled', { label, value })).join(' · ')
  const line = said === '' ? t('deprecation.title') : `${t('deprecation.title')} — ${said}`
  return line.replaceAll(/\s+/g, ' ')
}
