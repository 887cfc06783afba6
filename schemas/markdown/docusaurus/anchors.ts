import type { Heading, PhrasingContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { anchorFrom, freeAnchor } from '../../validation/anchor.ts'
import type { Reading } from './problems.ts'

const WRITTEN = /(?<!\s)\s*\{#([^\s{}]+)\}\s*$/
const IN_COMMENT = /\{\/\*\s*(#[^\s{}*]+)\s*\*\/\}\s*$/

/**
 * Returns a heading's anchor as Docusaurus assigns it: the written one, else GitHub's slug of the text, with `-1`, `-2`
 * … if it is taken. Removes the written anchor from the heading's text.
 */
export function headingAnchor(reading: Reading, heading: Heading): string {
  const own = takeWritten(heading)
  const base = own ?? sluggedWords(plainText(heading))
  freeAnchor(reading.slugs, base)
  const clean = /^[a-z0-9][a-z0-9_-]*$/.test(base)
    ? base
    : anchorFrom(base) || `section-${reading.anchors.size + 1}`
  return freeAnchor(reading.anchors, clean)
}

/** Rewrites an anchor in an MDX comment, the form of newer sites, to `{#id}`. */
export function withPlainAnchor(children: PhrasingContent[]): PhrasingContent[] {
  const last = children.at(-1)
  if (last?.type !== 'text' || !IN_COMMENT.test(last.value)) return children
  return [...children.slice(0, -1), { ...last, value: last.value.replace(IN_COMMENT, '{$1}') }]
}

function takeWritten(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const anchor = WRITTEN.exec(last.value)?.[1]
  if (anchor !== undefined) last.value = last.value.replace(WRITTEN, '')
  return anchor
}

function sluggedWords(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}
