import { mostReadHref } from '../../../config/paths.ts'
import type { LastPage } from '../../../enhancements/last-pages.ts'
import { property } from '../../../enhancements/property.ts'

/** A list of suggested pages, with its title. */
export interface FirstPages {
  title: string
  pages: LastPage[]
}

const requests = new Map<string, Promise<FirstPages | undefined>>()

/** The most read pages of the site, requested once; undefined if the site does not return any. */
export function fetchMostRead(locale: string): Promise<FirstPages | undefined> {
  const known = requests.get(locale) ?? askMostRead(locale)
  requests.set(locale, known)
  return known
}

async function askMostRead(locale: string): Promise<FirstPages | undefined> {
  try {
    return readFirstPages(await (await fetch(mostReadHref(locale))).json())
  } catch {
    // The search works without this list.
    return undefined
  }
}

/** Validates the site's answer; undefined if it is malformed. */
export function readFirstPages(answer: unknown): FirstPages | undefined {
  const [title, pages] = [property(answer, 'title'), property(answer, 'pages')]
  if (typeof title !== 'string' || !Array.isArray(pages)) return undefined
  return {
    title,
    pages: pages.flatMap((page: unknown) => {
      const [href, name] = [property(page, 'href'), property(page, 'title')]
      return typeof href === 'string' && typeof name === 'string' ? [{ href, title: name }] : []
    }),
  }
}

/** Removes pages from `lists` that an earlier list contains, and the page behind the dialog. */
export function firstPages(
  lists: readonly FirstPages[],
  shown: readonly string[],
  most: number,
): FirstPages[] {
  const known = new Set(shown.map(pathOf))
  return lists.flatMap(({ title, pages }) => {
    const own = pages.filter(({ href }) => !known.has(pathOf(href))).slice(0, most)
    for (const { href } of own) known.add(pathOf(href))
    return own.length > 0 ? [{ title, pages: own }] : []
  })
}

const pathOf = (href: string): string => href.split(/[?#]/, 1)[0] ?? ''
