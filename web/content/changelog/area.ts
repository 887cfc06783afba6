import type { LocalizedText } from '../model/localized-text.ts'
import type { ChangelogEntry } from '../model/page-data.ts'

/** What readers call each area of the API, by the name that it has in addresses, in reading order. */
export type AreaLabels = ReadonlyMap<string, LocalizedText>

/**
 * The part of the API that a page is about, by its address: `market` of `/docs/v5/market/kline`. What lies in
 * no folder, as the guide, is a part of its own; pages of no version, and those of the explorer, are of none.
 */
export function areaOf(href: string): string | undefined {
  return /^(?!.*\bapi-explorer\/)(?:.*\/)?v5\/([a-z0-9-]+)/.exec(href)?.[1]
}

/** The parts of the API that an entry is about, each once. */
export const areasOf = ({ pages }: Pick<ChangelogEntry, 'pages'>): string[] => [
  ...new Set(pages.flatMap(({ href }) => areaOf(href) ?? [])),
]

/** The areas of these names with their labels, in reading order; those without one come last, as addresses have them. */
export function labelledAreas(
  names: ReadonlySet<string>,
  labels: AreaLabels,
): { name: string; label: LocalizedText }[] {
  const labelled = [...labels].flatMap(([name, label]) => (names.has(name) ? { name, label } : []))
  const others = [...names].filter((name) => !labels.has(name)).sort()
  return [...labelled, ...others.map((name) => ({ name, label: { text: name } }))]
}
