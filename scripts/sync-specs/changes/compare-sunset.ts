import { change, type Found } from './found.ts'

interface Deprecable {
  deprecated: boolean
  deprecation?: { sunset?: string | undefined } | undefined
}

/** A change of the sunset date; a subject that is no longer deprecated has none, which is a change of its own. */
export function compareSunset(before: Deprecable, after: Deprecable): Found[] {
  const [old, now] = [before.deprecation?.sunset, after.deprecation?.sunset]
  if (old === now || !after.deprecated) return []
  if (old === undefined) return [{ rule: 'sunset-announced', ...change(old, now) }]
  if (now === undefined) return [{ rule: 'sunset-withdrawn', ...change(old, now) }]
  return [{ rule: now < old ? 'sunset-brought-forward' : 'sunset-postponed', ...change(old, now) }]
}
