/** A published redirect; `target` is null if the target page is not published. */
export interface KnownRedirect {
  id: string
  from: string
  target: { path: string; title: string } | null
}

export interface KnownPage {
  path: string
  title: string
}

export type RedirectProblem =
  | { id: string; why: 'itself' | 'twice' | 'nowhere' }
  | { id: string; why: 'hidden'; page: string }
  | { id: string; why: 'chain'; from: string }

/**
 * Returns the worst problem of each redirect. A page takes precedence over a redirect from its path, so that such a
 * redirect never applies.
 */
export function redirectProblems(
  redirects: readonly KnownRedirect[],
  pages: readonly KnownPage[],
): RedirectProblem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return redirects.flatMap((redirect): RedirectProblem[] => {
    const { id, target } = redirect
    const from = bare(redirect.from)
    const others = redirects.filter((other) => other.id !== id)
    if (target && from === target.path) return [{ id, why: 'itself' }]
    const page = byPath.get(from)
    const before = others.find(({ target: to }) => to?.path === from)
    if (before) return [{ id, why: 'chain', from: bare(before.from) }]
    if (page) return [{ id, why: 'hidden', page: page.title }]
    if (!target) return [{ id, why: 'nowhere' }]
    return others.some((other) => bare(other.from) === from) ? [{ id, why: 'twice' }] : []
  })
}

const bare = (path: string): string => path.replace(/^\//, '')
