import type { ChangelogEntry } from '../model/page-data.ts'

/**
 * The part of the API that a page is about, by its address: `market` of `/docs/v5/market/kline`. What lies in
 * no folder, as the guide, is a part of its own; pages of no version, and those of the explorer, are of none.
 */
export function areaOf(href: string): string | undefined {
  return /^(?!.*\bapi-explorer\/)(?:.*\/)?v5\/([a-z0-9-]+)/.exec(href)?.[1]
}

/** The parts of the API that an entry is about, each once. */
export const areasOf = ({ pages }: ChangelogEntry): string[] => [
  ...new Set(pages.flatMap(({ href }) => areaOf(href) ?? [])),
]
