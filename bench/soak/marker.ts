import type { Locale } from '../../web/config/locales.ts'

/** The words of a line that was published for the `count`th time. */
export const markerWords: Record<Locale, (line: string, count: number) => string> = {
  en: (line, count) => `${line} stands at ${count}.`,
  'zh-TW': (line, count) => `${line} 現在是 ${count}。`,
}

/** The lowest count at which `line` stands in a text; undefined when it does not stand there. */
export function markerCount(text: string, line: string): number | undefined {
  const counts = [...text.matchAll(new RegExp(`${line} \\D{1,12}(\\d+)`, 'g'))]
  return counts.length === 0 ? undefined : Math.min(...counts.map(([, count]) => Number(count)))
}
