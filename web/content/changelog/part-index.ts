import type { SanityClient } from '@sanity/client'
import { breaksClients } from '../../../schemas/changes/breaks-clients.ts'
import type { ChangeKind } from '../../../schemas/changes/kinds.ts'
import type { Locale } from '../../config/locales.ts'
import { changelogPath, earlierPath, pageHref } from '../../config/paths.ts'
import { fetchLinkedPages } from '../addresses/linked-pages.ts'
import { Reader } from '../lake/reader.ts'
import { areaOf } from './area.ts'
import { fetchOutline, type OutlinedChange } from './outline.ts'

/** The address of each entry of the changelog, with the facts that readers filter by. */
export interface PartIndex {
  /** The newest first. */
  parts: { href: string; changes: IndexedChange[] }[]
  /** Cache tags. */
  dependencies: string[]
}

export interface IndexedChange {
  id: string
  /** `2026-11` */
  month: string
  kind: ChangeKind
  breaking: boolean
  areas: string[]
}

export async function loadPartIndex(client: SanityClient, locale: Locale): Promise<PartIndex> {
  const reader = new Reader(client)
  const { newest, earlier } = await fetchOutline(reader)
  const ids = [newest, ...earlier].flatMap((part) => part.flatMap(({ pages }) => pages))
  const pages = await fetchLinkedPages(reader, [...new Set(ids)])
  const areasOf = (named: readonly string[]) => [
    ...new Set(named.flatMap((id) => areaOf(pages.get(id)?.path ?? '') ?? [])),
  ]
  const indexed = ({ _id, date, kind, rules, pages }: OutlinedChange): IndexedChange => ({
    ...{ id: _id, month: date.slice(0, 'YYYY-MM'.length), kind },
    breaking: breaksClients(kind, rules),
    areas: areasOf(pages),
  })
  const older = earlier.map((part, index) => ({ path: earlierPath(index + 1), part })).reverse()
  return {
    parts: [{ path: changelogPath, part: newest }, ...older].map(({ path, part }) => ({
      href: pageHref(path, locale),
      changes: part.map(indexed),
    })),
    dependencies: reader.dependencies,
  }
}
