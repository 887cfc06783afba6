import type { Locale } from '../../config/locales.ts'

/** Names of the months as readers type them, from January. */
export const monthNames: Record<Locale, readonly (readonly string[])[]> = {
  en: [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  'zh-TW': [
    ['一月'],
    ['二月'],
    ['三月'],
    ['四月'],
    ['五月'],
    ['六月'],
    ['七月'],
    ['八月'],
    ['九月'],
    ['十月'],
    ['十一月'],
    ['十二月'],
  ],
}
