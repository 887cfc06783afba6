import { useMemo, useState } from 'react'
import { storageKeys } from '../../../config/storage-keys.ts'
import { localValue, setLocalValue } from '../../../enhancements/storage.ts'
import type { Hit } from '../hits/hit.ts'
import {
  forgetHit,
  parseSaved,
  remember,
  type SavedHit,
  type SavedHits,
  savedHit,
  toggleFavourite,
} from './saved-hits.ts'

export interface Saved extends SavedHits {
  remember: (hit: Hit) => void
  forget: (hit: SavedHit) => void
  toggleFavourite: (hit: SavedHit) => void
}

/** Hits opened from the search, stored in this browser per collection. */
export function useSaved(collection: string): Saved {
  const key = storageKeys.searched(collection)
  const [saved, setSaved] = useState(() => parseSaved(localValue(key)))
  return useMemo(() => {
    const change = (next: SavedHits) => {
      setLocalValue(key, JSON.stringify(next))
      setSaved(next)
    }
    return {
      ...saved,
      remember: (hit) => change(remember(saved, savedHit(hit))),
      forget: (hit) => change(forgetHit(saved, hit)),
      toggleFavourite: (hit) => change(toggleFavourite(saved, hit)),
    }
  }, [key, saved])
}
