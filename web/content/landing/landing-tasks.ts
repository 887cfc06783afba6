import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { LinkedPage } from '../addresses/linked-pages.ts'
import { type LocalizedText, textIn } from '../model/localized-text.ts'
import type { LandingSettings } from './landing-settings.ts'

/** What a reader may want to do, and where it is told how. */
export interface LandingTask {
  title: LocalizedText
  /** Empty where the settings say no more. */
  text: LocalizedText
  href: string
}

/** The pages that the tasks of the settings lead to. */
export const taskPages = ({ tasks }: LandingSettings): string[] => [
  ...new Set(tasks.flatMap(({ page }) => page ?? [])),
]

/** The tasks of the settings whose pages readers can see. */
export function landingTasks(
  { tasks }: LandingSettings,
  pages: ReadonlyMap<string, LinkedPage>,
  locale: Locale,
): LandingTask[] {
  return tasks.flatMap(({ title, text, page, anchor }) => {
    const path = pages.get(page ?? '')?.path
    if (path === undefined) return []
    const href = pageHref(path, locale, anchor ?? undefined)
    return [{ title: textIn(title, locale), text: textIn(text, locale), href }]
  })
}
