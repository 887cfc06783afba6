import { change, type Found } from './found.ts'

interface Deprecable {
  deprecated: boolean
  deprecation?: { sunset?: string | undefined } | undefined
}

/** Whether the day moved on which something ends; what is deprecated no more has none, which is told already. */
export function compareSunset(before: Deprecable, after: Deprecable): Found[] {
  const [old, now] = [before.deprecation?.sunset, after.deprecation?.sunset]
  if (old === now || !after.deprecated) return []
  if (old === undefined) return [{ rule: 'sunset-announced', ...change(old, now) }]
  if (now === undefined) return [{ rule: 'sunset-withdrawn', ...change(old, now) }]
  return [{ rule: now < old ? 'sunset-brought-forward' : 'sunset-postponed', ...change(old, now) }]
}
