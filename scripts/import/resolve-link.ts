import path from 'node:path'

export interface Site {
  /** Path of each page by its route. */
  routes: Map<string, string>
  /** Route of each page by its file. */
  files: Map<string, string>
  /** Prefixes of routes in addresses of the site: `/docs`, `/zh-TW/docs`, `/zh-TW`. */
  bases: string[]
  /** Origins under which the site itself is known: `https://docs.example`. */
  origins: string[]
}

/**
 * Resolves a link of a page to `page:path#anchor`, `#anchor` or an external address. Undefined when the target page
 * does not exist, and for addresses that run a script.
 */
export function resolveLink(
  site: Site,
  from: { file: string; route: string },
  written: string,
): string | undefined {
  const url = written.trim()
  const own = site.origins.find((origin) => url === origin || url.startsWith(`${origin}/`))
  if (!own) {
    if (/^(https?:\/\/[^\s/]|mailto:)\S*$/i.test(url)) return url
    if (/^\/\/[^\s/]/.test(url)) return `https:${url}`
    if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return undefined
  }
  const [, before = '', hash = ''] =
    /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(own ? url.slice(own.length) || '/' : url) ?? []
  const anchor = decoded(hash)
  const here = site.routes.get(from.route)
  const page = before === '' ? here : found(site, from, decoded(before))
  return page === undefined ? undefined : `page:${page}${anchor ? `#${anchor}` : ''}`
}

function found(
  site: Site,
  from: { file: string; route: string },
  target: string,
): string | undefined {
  for (const route of candidates(site, from, target)) {
    const page = site.routes.get(route.replace(/^\/+|\/+$/g, ''))
    if (page !== undefined) return page
  }
  return undefined
}

/** The routes that a link may mean, likeliest first: a file, then as browsers resolve it, then other readings. */
function candidates(site: Site, from: { file: string; route: string }, target: string): string[] {
  if (target.startsWith('/')) {
    const bases = [...site.bases].sort((a, b) => b.length - a.length)
    const inside = bases.find((base) => target === base || target.startsWith(`${base}/`))
    const routes = [...(inside === undefined ? [] : [target.slice(inside.length)]), target]
    return routes.flatMap((route) => [route, route.replace(/\.mdx?$/, '')])
  }
  if (target.startsWith('@site/')) {
    // `@site/` starts at the site's folder, but pages are indexed by their files below the docs folder.
    const file = path.posix.normalize(target.slice('@site/'.length))
    const below = file.slice(file.indexOf('/') + 1)
    return file.startsWith('..') ? [] : [file, below].flatMap((one) => site.files.get(one) ?? [])
  }
  const folder = path.posix.dirname(from.file)
  const file = path.posix.normalize(path.posix.join(folder, target))
  const named =
    site.files.get(file) ?? site.files.get(`${file}.md`) ?? site.files.get(`${file}.mdx`)
  const bare = target.replace(/\.mdx?$/, '')
  const routes = [path.posix.dirname(`/${from.route}`), `/${from.route}`, `/${folder}`].map(
    (base) => path.posix.join(base, bare),
  )
  return [...(named === undefined ? [] : [named]), ...routes]
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone "%" stays: the address was not encoded.
    return text
  }
}
