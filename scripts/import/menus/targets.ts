import type { ImportProblem } from '../../../schemas/markdown/docusaurus/problems.ts'
import { outsideLinkProblem } from '../../../schemas/validation/outside-link.ts'
import { type LiteralNode, problemAt, textIn } from '../program/literal-node.ts'
import type { Doc } from './docs.ts'
import type { ImportedSidebar } from './sidebars.ts'

/** Resolves targets of menu entries. */
export interface Targets {
  docs: ReadonlyMap<string, Doc>
  sidebars: readonly ImportedSidebar[]
  /** Returns `page:path#anchor` or an external address; undefined when the target does not exist. */
  resolve: (url: string) => string | undefined
  /** Returns whether an address is the landing page's. */
  isHome: (url: string) => boolean
  problems: ImportProblem[]
}

export type MenuTarget = { page: string } | { href: string }

/** The target of a menu entry; undefined, and reported, when it does not exist. */
export function targetOf(
  targets: Omit<Targets, 'sidebars'> & Partial<Targets>,
  entry: LiteralNode,
): MenuTarget | undefined {
  const { docs, sidebars = [], problems } = targets
  const docId = textIn(entry, 'docId')
  const sidebarId = textIn(entry, 'sidebarId')
  const doc = docs.get(docId ?? '') ?? sidebars.find(({ key }) => key === sidebarId)
  if (doc) return { page: 'path' in doc ? doc.path : doc.entry }
  const url = textIn(entry, 'to') ?? textIn(entry, 'href')
  const address = url === undefined ? undefined : targets.resolve(url)
  const [, page, anchor] = /^page:([^#]+)(?:#(.+))?$/.exec(address ?? '') ?? []
  if (page !== undefined) {
    if (anchor) {
      const message = `an entry of a menu leads to a page, not to its heading "#${anchor}".`
      problems.push(problemAt(entry, 'changed', message))
    }
    return { page }
  }
  if (address !== undefined && outsideLinkProblem(address) === undefined) return { href: address }
  if (url !== undefined && targets.isHome(url)) {
    const message =
      'an entry that leads to the landing page is left out: the name of the site does.'
    problems.push(problemAt(entry, 'changed', message))
    return undefined
  }
  const named = docId ?? sidebarId ?? url
  const label = textIn(entry, 'label')
  const message = `${label === undefined ? 'an entry' : `"${label}"`} leads to nothing here${named === undefined ? '' : `: "${named}"`}.`
  problems.push(problemAt(entry, 'lost', message))
  return undefined
}
