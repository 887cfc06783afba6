import type { Change } from '../mutations/commit.ts'
import type { AssetFolder } from './asset-folder.ts'
import { assetFileOf } from './asset-name.ts'

/**
 * Removes the bytes of asset documents that a transaction has deleted. Called in the same turn of
 * the event loop as its commit: an upload of the same bytes comes wholly before or after.
 */
export function removeDeleted(folder: AssetFolder, changes: readonly Change[]): void {
  for (const { id, transition } of changes) {
    const file = transition === 'disappear' ? assetFileOf(id) : null
    if (file !== null) folder.remove(file)
  }
}
