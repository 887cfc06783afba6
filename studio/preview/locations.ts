import { defineLocations } from 'sanity/presentation'
import { siteUrl } from '../env.ts'

const base = new URL(siteUrl).pathname.replace(/\/$/, '')
const CHINESE = 'zh-TW'

/** Where the site shows a page: in each language. */
export const pageLocations = defineLocations({
  select: { en: 'title.en', zhTW: 'title.zhTW', path: 'path.current' },
  resolve: (page) => {
    const path = page?.['path']
    if (typeof path !== 'string') return null
    const title = (words: unknown) => (typeof words === 'string' && words !== '' ? words : path)
    return {
      locations: [
        { title: title(page?.['en']), href: `${base}/${path}` },
        { title: title(page?.['zhTW'] ?? page?.['en']), href: `${base}/${CHINESE}/${path}` },
      ],
    }
  },
})

/** The page that an address of the site shows. */
export function pageAt(context: {
  path: string
}): { filter: string; params: { path: string } } | undefined {
  const route = decodeURIComponent(context.path.slice(base.length + 1))
  const path = route.startsWith(`${CHINESE}/`) ? route.slice(CHINESE.length + 1) : route
  if (path === '' || path === CHINESE) return undefined
  return { filter: '_type == "page" && path.current == $path', params: { path } }
}
