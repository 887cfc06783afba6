import { useMemo } from 'react'
import { useLocale } from 'sanity'

/** Returns a function that formats a number in the language of the Studio: `1,234`. */
export function useNumber(): (number: number) => string {
  const { id } = useLocale().currentLocale
  return useMemo(() => new Intl.NumberFormat(id).format, [id])
}
