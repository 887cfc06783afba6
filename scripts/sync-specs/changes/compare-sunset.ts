import { beforeAndAfter, type PartialChange } from './partial-change.ts'

interface Deprecable {
  deprecated: boolean
  deprecation?: { sunset?: string | undefined } | undefined
}

/** A change of the sunset date; a subject that is no longer deprecated has none, which is a change of its own. */
export function compareSunset(before: Deprecable, after: Deprecable): PartialChange[] {
  const [old, now] = [before.deprecation?.sunset, after.deprecation?.sunset]
  if (old === now || !after.deprecated) return []
  if (old === undefined) return [{ rule: 'sunset-announced', ...beforeAndAfter(old, now) }]
  if (now === undefined) return [{ rule: 'sunset-withdrawn', ...beforeAndAfter(old, now) }]
  return [
    {
      rule: now < old ? 'sunset-brought-forward' : 'sunset-postponed',
      ...beforeAndAfter(old, now),
    },
  ]
}
