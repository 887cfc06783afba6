import type { BlockLike } from '../headings-in.ts'
import type { Problem } from '../problem.ts'
import { codeIn, isLink, type Text, textsIn } from '../texts-in.ts'

/**
 * Reports links and `code` of an English block that its translation lacks. Names in code are the same in all languages,
 * and readers of a translation need the same links.
 */
export function lostMarks(
  english: readonly BlockLike[] | undefined,
  translated: readonly BlockLike[] | undefined,
): Problem[] {
  const originals = new Map((english ?? []).map((block) => [block._key, block]))
  return (translated ?? []).flatMap((block) => {
    const original = originals.get(block._key)
    // An empty block is not translated yet.
    if (!original || original === block || original._type !== block._type) return []
    const [there, here] = [textsIn(original), textsIn(block)]
    if (here.every((text) => text.children.every((span) => span.text.trim() === ''))) return []
    return [
      ...missing(there.flatMap(links), here.flatMap(links)).map(({ words }) => linkLost(words)),
      ...missing(names(there), names(here)).map(({ words }) => codeLost(words)),
    ].map((message) => ({ message, path: [{ _key: block._key }] }))
  })
}

type Named = { id: string; words: string }

const linkLost = (words: string) =>
  `A link of the English is missing: “${words}”. Link the same words here, so that readers of 繁體中文 find it as well.`

const codeLost = (name: string) =>
  `Code of the English is missing: \`${name}\`. Write it as it stands there, and mark it as code.`

function missing(there: Named[], here: Named[]): Named[] {
  const ids = new Set(here.map(({ id }) => id))
  const lost = new Map(there.filter(({ id }) => !ids.has(id)).map((one) => [one.id, one]))
  return [...lost.values()]
}

const names = (texts: readonly Text[]): Named[] =>
  texts
    .flatMap(codeIn)
    .filter(Boolean)
    .map((words) => ({ id: words, words }))

function links(text: Text): Named[] {
  return text.markDefs.filter(isLink).flatMap(({ _key, href, page, anchor = '' }) => {
    const spans = text.children.filter(({ marks }) => marks.includes(_key))
    const words = spans.map((span) => span.text).join('')
    return words === '' ? [] : [{ id: href ?? `${page?._ref} ${anchor}`, words }]
  })
}
