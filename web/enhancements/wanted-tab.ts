import { formerTabKey, storageKeys } from '../config/storage-keys.ts'
import { stored } from './storage.ts'

/** The values that a group of tabs should show, the most wanted first; some may not exist. */
export function wantedTab(group: string): string[] {
  const own = stored(storageKeys.tab(group))
  return [
    new URLSearchParams(location.search).get(group),
    own,
    // The previous site spelt its values as its writers did: `Go`, `GO`.
    own === null ? stored(formerTabKey(group))?.toLowerCase() : null,
  ].filter((value) => typeof value === 'string')
}

/**
 * An address that names the group continues saying what shows, and so does that of tabs which are
 * `wanted` in it; others stay as short as they are.
 */
export function keepInAddress(group: string, value: string, wanted: boolean): void {
  const url = new URL(location.href)
  if (!wanted && !url.searchParams.has(group)) return
  url.searchParams.set(group, value)
  history.replaceState(history.state, '', url)
}
