import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { LinkedPage } from '../addresses/linked-pages.ts'
import { type LocalizedText, textIn } from '../model/localized-text.ts'
import type { LandingSettings } from './landing-settings.ts'

/** A reader's goal, with the page that explains how to reach it. */
export interface LandingTask {
  title: LocalizedText
  /** Empty when the settings have no text. */
  text: LocalizedText
  href: string
}

/** The ids of the pages that the settings' tasks link to. */
export const taskPages = ({ tasks }: LandingSettings): string[] => [
  ...new Set(tasks.flatMap(({ page }) => page ?? [])),
]

/** The settings' tasks whose pages are published. */
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
