import type { Mutation } from '@sanity/client'
import { Mutation as SanityMutation } from '@sanity/mutator'
import { isRecord } from '../is-record.ts'
import { headingAnchors } from '../validation/links/page-anchors.ts'
import { type ReferenceLocation, referenceLocations } from './reference-locations.ts'
import { refOf, type Stored } from './stored.ts'

export interface Replacement {
  /** Id of the removed page. */
  from: string
  /** The replacement page. */
  to: Stored
  /** Whether entries in sidebars and in the navigation are removed or replaced. */
  entries: 'remove' | 'replace'
}

type Step = { set: Record<string, string> } | { unset: string[] }

/** Types of list items that only link to a page. */
const ENTRIES = ['sidebarPage', 'navItem']

/** Types of list items that occur once per page in their list. */
const ONCE = ['card', 'searchPin']

/** Returns the operations of the patch that `rewriteReferences` builds. */
function repointing(document: Stored, replacement: Replacement) {
  const steps = referenceLocations(document, replacement.from).flatMap((place) =>
    stepsFor(place, document, replacement),
  )
  return {
    set: Object.assign({}, ...steps.map((step) => ('set' in step ? step.set : {}))),
    unset: [...new Set(steps.flatMap((step) => ('unset' in step ? step.unset : [])))],
  }
}

/** Returns the document after the patch of `rewriteReferences`. */
export function withRewrittenReferences(document: Stored, replacement: Replacement): Stored {
  const patch = { id: document._id, ...repointing(document, replacement) }
  const left = new SanityMutation({ mutations: [{ patch }] }).apply(document) ?? document
  return { ...left, _rev: document._rev }
}

/** Returns a patch that makes a document refer to the replacement, or removes the entry. */
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

/** Links of the footer have no type, and are part of the navigation. */
const isListEntry = (document: Stored, holder: Record<string, unknown>): boolean =>
  ENTRIES.includes(String(holder['_type'])) || document._type === 'navigation'

/** A search curation that hides the removed page must not hide its replacement. */
const isHiding = ({ _type }: Stored): boolean => _type === 'searchCuration'

const has = (list: readonly unknown[], id: string): boolean =>
  list.some((item) => refOf(item) === id)

const alreadyBeside = (siblings: readonly unknown[], id: string): boolean =>
  siblings.some((item) => isRecord(item) && refOf(item['page']) === id)

/** A page occurs once in a sidebar and once in a menu. */
const standsIn = (document: Stored, siblings: readonly unknown[], id: string): boolean =>
  document._type === 'sidebar'
    ? referenceLocations(document, id).some(({ holderPath }) => holderPath !== '')
    : alreadyBeside(siblings, id)

function anchorsOf(page: Stored): Set<string> {
  const body = isRecord(page['body']) ? page['body'] : {}
  // The blocks of a stored page; other items have no anchors.
  const blocks = (Array.isArray(body['en']) ? body['en'] : []) as Parameters<
    typeof headingAnchors
  >[0]
  return new Set(headingAnchors(blocks))
}
