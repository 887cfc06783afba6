import type { Field } from '../model/page-data.ts'

/** Type, format, bounds and unit in one line: `integer · 1–1000`, `string · ≤ 36`. */
export function fieldType({ type, format, min, max, unit }: Field): string {
  return [type, format, bounds(min, max), unit].filter(Boolean).join(' · ')
}

function bounds(min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && max !== undefined) return `${min}–${max}`
  if (min !== undefined) return `≥ ${min}`
  return max === undefined ? undefined : `≤ ${max}`
}
