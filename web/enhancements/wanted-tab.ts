import { formerTabKey, storageKeys } from '../config/storage-keys.ts'
import { localValue } from './storage.ts'

/** The values that a group of tabs should show, in order of precedence; some may not exist. */
export function wantedTab(group: string): string[] {
  const own = localValue(storageKeys.tab(group))
  return [
    new URLSearchParams(location.search).get(group),
    own,
    // The previous site stored values as its writers spelled them: `Go`, `GO`.
    own === null ? localValue(formerTabKey(group))?.toLowerCase() : null,
  ].filter((value) => typeof value === 'string')
}

/**
 * Updates the group's value in an address that has it, and adds it for tabs with `wanted`; other addresses stay short.
 */
export function storeTabInAddress(group: string, value: string, wanted: boolean): void {
  const url = new URL(location.href)
  if (!wanted && !url.searchParams.has(group)) return
  url.searchParams.set(group, value)
  history.replaceState(history.state, '', url)
}
