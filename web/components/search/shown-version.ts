import type { SearchConnection } from '../../search/connection.ts'
import { storageKeys } from '../../storage-keys.ts'
import { stored } from '../behaviour/storage.ts'

/** The version to search: that of the page, else the one the reader prefers, else the latest. */
export function shownVersion({ own }: SearchConnection, active: string | undefined): string {
  const names = Object.keys(own.filters)
  const known = (name: string | null | undefined) =>
    name !== null && name !== undefined && names.includes(name) ? name : undefined
  return known(active) ?? known(stored(storageKeys.version)) ?? names[0] ?? ''
}
