import type { Mutation } from '@sanity/client'
import { Mutation as SanityMutation } from '@sanity/mutator'
import { isRecord } from '../is-record.ts'
import { headingAnchors } from '../validation/links/page-anchors.ts'
import { type ReferenceLocation, referenceLocations } from './reference-locations.ts'
import { refOf, type Stored } from './stored.ts'

export interface Replacement {
  /** The page that goes. */
  from: string
  /** The page that takes its place. */
  to: Stored
  /** What becomes of entries in sidebars and in the navigation. */
  entries: 'remove' | 'replace'
}

type Step = { set: Record<string, string> } | { unset: string[] }

/** Entries of a list that are nothing but the way to a page. */
const ENTRIES = ['sidebarPage', 'navItem']

/** Entries of a list in which a page is once. */
const ONCE = ['card', 'searchPin']

/** What that patch sets and unsets. */
function repointing(document: Stored, replacement: Replacement) {
  const steps = referenceLocations(document, replacement.from).flatMap((place) =>
    stepsFor(place, document, replacement),
  )
  return {
    set: Object.assign({}, ...steps.map((step) => ('set' in step ? step.set : {}))),
    unset: [...new Set(steps.flatMap((step) => ('unset' in step ? step.unset : [])))],
  }
}

/** The document as that patch leaves it. */
export function withRewrittenReferences(document: Stored, replacement: Replacement): Stored {
  const patch = { id: document._id, ...repointing(document, replacement) }
  const left = new SanityMutation({ mutations: [{ patch }] }).apply(document) ?? document
  return { ...left, _rev: document._rev }
}

/** The patch after which a document refers to the other page, or has the entry no more. */
export const rewriteReferences = (document: Stored, replacement: Replacement): Mutation => ({
  patch: {
    id: document._id,
    ifRevisionID: document._rev,
    ...repointing(document, replacement),
  },
})

function stepsFor(
  place: ReferenceLocation,
  document: Stored,
  { to, entries }: Replacement,
): Step[] {
  const { path, holder, holderPath, siblings } = place
  const set: Step = { set: { [`${path}._ref`]: to._id } }
  // A list of references, such as the pages of a changelog entry.
  if (Array.isArray(holder))
    return [has(holder, to._id) || isHiding(document) ? { unset: [path] } : set]
  if (!isRecord(holder)) return [set]
  const isEntry = siblings.length > 0 && isListEntry(document, holder)
  if (isEntry && (entries === 'remove' || standsIn(document, siblings, to._id)))
    return [{ unset: [holderPath] }]
  if (holder['_type'] === 'sidebarCategory' && entries === 'remove') return [{ unset: [path] }]
  if (ONCE.includes(String(holder['_type'])) && alreadyBeside(siblings, to._id))
    return [{ unset: [holderPath] }]
  const anchorField = document._type === 'redirect' ? 'toAnchor' : 'anchor'
  const anchor = holder[anchorField]
  if (typeof anchor !== 'string' || anchorsOf(to).has(anchor)) return [set]
  return [set, { unset: [holderPath === '' ? anchorField : `${holderPath}.${anchorField}`] }]
}

/** The links of the footer have no type of their own. */
const isListEntry = (document: Stored, holder: Record<string, unknown>): boolean =>
  ENTRIES.includes(String(holder['_type'])) || document._type === 'navigation'

/** What was not to be found says nothing of the page in its place. */
const isHiding = ({ _type }: Stored): boolean => _type === 'searchCuration'

const has = (list: readonly unknown[], id: string): boolean =>
  list.some((item) => refOf(item) === id)

const alreadyBeside = (siblings: readonly unknown[], id: string): boolean =>
  siblings.some((item) => isRecord(item) && refOf(item['page']) === id)

/** A page is once in a sidebar, and once in a menu. */
const standsIn = (document: Stored, siblings: readonly unknown[], id: string): boolean =>
  document._type === 'sidebar'
    ? referenceLocations(document, id).some(({ holderPath }) => holderPath !== '')
    : alreadyBeside(siblings, id)

function anchorsOf(page: Stored): Set<string> {
  const body = isRecord(page['body']) ? page['body'] : {}
  // Blocks of a stored page; what else is in it has no anchors.
  const blocks = (Array.isArray(body['en']) ? body['en'] : []) as Parameters<
    typeof headingAnchors
  >[0]
  return new Set(headingAnchors(blocks))
}
