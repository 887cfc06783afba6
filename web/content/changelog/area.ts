import type { LocalizedText } from '../model/localized-text.ts'
import type { ChangelogEntry } from '../model/page-data.ts'

/** The label of each area of the API by its name in addresses, in reading order. */
export type AreaLabels = ReadonlyMap<string, LocalizedText>

/**
 * The area of the API that a page belongs to, by its address: `market` of `/docs/v5/market/kline`. A page in no folder,
 * such as the guide, is an area itself; pages of no version and explorer pages have none.
 */
export function areaOf(href: string): string | undefined {
  return /^(?!.*\bapi-explorer\/)(?:.*\/)?v5\/([a-z0-9-]+)/.exec(href)?.[1]
}

/** The areas of the API that an entry concerns, each once. */
export const areasOf = ({ pages }: Pick<ChangelogEntry, 'pages'>): string[] => [
  ...new Set(pages.flatMap(({ href }) => areaOf(href) ?? [])),
]

/** The named areas with their labels, in reading order; unlabelled ones come last, under their name in addresses. */
export function labelledAreas(
  names: ReadonlySet<string>,
  labels: AreaLabels,
): { name: string; label: LocalizedText }[] {
  const labelled = [...labels].flatMap(([name, label]) => (names.has(name) ? { name, label } : []))
  const others = [...names].filter((name) => !labels.has(name)).sort()
  return [...labelled, ...others.map((name) => ({ name, label: { text: name } }))]
}
