import { property } from '../../../enhancements/property.ts'
import { type RecordType, recordTypes } from '../../../search/record.ts'
import { type Hit, nameAttribute, titleLevel } from '../hits/hit.ts'

/** A result that the reader opened, as stored in the browser. */
export interface SavedHit {
  url: string
  type: RecordType
  /** The page's title. */
  page: string
  /** Name of the part of the page, if it has one. */
  name?: string
  section?: string
  method?: string
}

export interface SavedHits {
  recent: SavedHit[]
  favourites: SavedHit[]
}

const MAX_RECENT = 7
const MAX_RECENT_BESIDE_FAVOURITES = 4
const MAX_FAVOURITES = 10

export function savedHit(hit: Hit): SavedHit {
  const level = titleLevel(hit)
  const name = level === 'lvl1' ? undefined : level ? hit.hierarchy[level] : ownName(hit)
  return {
    url: hit.url,
    type: hit.type,
    page: hit.hierarchy.lvl1 ?? '',
    ...(name ? { name } : {}),
    ...(hit.hierarchy.lvl0 ? { section: hit.hierarchy.lvl0 } : {}),
    ...(hit.method ? { method: hit.method } : {}),
  }
}

function ownName(hit: Hit): string | undefined {
  const attribute = nameAttribute(hit)
  return attribute?.[0] === 'codes' ? hit.codes?.[0] : hit.identifiers?.[0]
}

/** Adds `hit` at the front of the opened hits; a favourite stays in place. */
export function remember({ recent, favourites }: SavedHits, hit: SavedHit): SavedHits {
  if (favourites.some(same(hit))) return { recent, favourites }
  return bounded({ recent: [hit, ...without(recent, hit)], favourites })
}

/** Makes an opened hit a favourite, or removes the favourite. */
export function toggleFavourite({ recent, favourites }: SavedHits, hit: SavedHit): SavedHits {
  if (favourites.some(same(hit)))
    return bounded({ recent: [hit, ...without(recent, hit)], favourites: without(favourites, hit) })
  return bounded({ recent: without(recent, hit), favourites: [hit, ...favourites] })
}

export function forgetHit({ recent, favourites }: SavedHits, hit: SavedHit): SavedHits {
  return { recent: without(recent, hit), favourites: without(favourites, hit) }
}

function bounded({ recent, favourites }: SavedHits): SavedHits {
  const most = favourites.length > 0 ? MAX_RECENT_BESIDE_FAVOURITES : MAX_RECENT
  return { recent: recent.slice(0, most), favourites: favourites.slice(0, MAX_FAVOURITES) }
}

const same = (one: SavedHit) => (other: SavedHit) => other.url === one.url
const without = (list: readonly SavedHit[], hit: SavedHit) =>
  list.filter(({ url }) => url !== hit.url)

/** Parses stored hits; unknown formats are dropped. */
export function parseSaved(text: string | null): SavedHits {
  let value: unknown
  try {
    value = JSON.parse(text ?? '{}')
  } catch {
    // Malformed text counts as nothing stored.
    value = {}
  }
  const list = (name: string) => {
    const entries = property(value, name)
    return Array.isArray(entries) ? entries.flatMap((entry: unknown) => asSaved(entry) ?? []) : []
  }
  return bounded({ recent: list('recent'), favourites: list('favourites') })
}

function asSaved(value: unknown): SavedHit | undefined {
  const text = (name: string) => {
    const found = property(value, name)
    return typeof found === 'string' ? found : undefined
  }
  const [url, page] = [text('url'), text('page')]
  const type = recordTypes.find((known) => known === text('type'))
  if (url === undefined || page === undefined || !type) return undefined
  const [name, section, method] = [text('name'), text('section'), text('method')]
  return {
    url,
    type,
    page,
    ...(name ? { name } : {}),
    ...(section ? { section } : {}),
    ...(method ? { method } : {}),
  }
}
