import { redirectId } from '../../../schemas/ids.ts'
import type { ImportProblem } from '../../../schemas/markdown/docusaurus/problems.ts'
import { anchorProblem } from '../../../schemas/validation/anchor.ts'
import { oldPathProblem } from '../../../schemas/validation/page-path.ts'
import {
  field,
  itemsOf,
  type LiteralNode,
  problemAt,
  textIn,
  textOf,
} from '../program/literal-node.ts'

/** A redirect from an old route to `page:path#anchor` or an external address; undefined when the target is missing. */
export interface MovedRoute {
  from: string
  to: string
  address: string | undefined
  at: { file: string; line: number }
}

export interface Redirect {
  from: string
  to: string
  toAnchor?: string
}

/** The redirects configured for `@docusaurus/plugin-client-redirects`. */
export function configuredRedirects(
  options: LiteralNode | undefined,
  resolve: (url: string) => string | undefined,
  route: (url: string) => string,
): MovedRoute[] {
  return itemsOf(field(options, 'redirects')).flatMap((one) => {
    const to = textIn(one, 'to') ?? ''
    const from = field(one, 'from')
    const froms = from?.kind === 'list' ? from.items : from ? [from] : []
    return froms.map((old) => ({
      from: route(textOf(old) ?? ''),
      to,
      address: resolve(to),
      at: { file: old.file, line: old.line },
    }))
  })
}

/** One redirect per old path; invalid ones are reported. `taken` are the paths of pages. */
export function redirectsOf(
  all: readonly MovedRoute[],
  taken: ReadonlySet<string>,
  problems: ImportProblem[],
): Redirect[] {
  const known = new Map<string, Redirect>()
  for (const { from, to, address, at } of all) {
    const refuse = (reason: string) =>
      problems.push(problemAt(at, 'lost', `the redirect from "${from}" is left out: ${reason}`))
    const [, page, anchor] = /^page:([^#]+)(?:#(.+))?$/.exec(address ?? '') ?? []
    const problem = oldPathProblem(from)
    if (problem) refuse(problem)
    else if (page === undefined) refuse(`"${to}" is no page of this site.`)
    else if (taken.has(from)) refuse('there is a page at this path.')
    else {
      const redirect = { from, to: page, ...heading(anchor, at, problems) }
      const other = known.get(redirectId(from))
      if (!other) known.set(redirectId(from), redirect)
      else if (other.from !== from || other.to !== page)
        refuse(`"${other.from}" leads to "${other.to}".`)
    }
  }
  return [...known.values()]
}

function heading(
  anchor: string | undefined,
  at: { file: string; line: number },
  problems: ImportProblem[],
): { toAnchor?: string } {
  if (!anchor) return {}
  if (anchorProblem(anchor) === undefined) return { toAnchor: anchor }
  problems.push(problemAt(at, 'changed', `the redirect leads to its page, not to "#${anchor}".`))
  return {}
}
