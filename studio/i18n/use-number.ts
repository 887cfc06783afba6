import { useMemo } from 'react'
import { useLocale } from 'sanity'

/** Writes numbers as the language of the Studio does: `1,234`. */
export function useNumber(): (number: number) => string {
  const { id } = useLocale().currentLocale
  return useMemo(() => new Intl.NumberFormat(id).format, [id])
}
