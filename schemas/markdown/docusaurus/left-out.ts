import type { RootContent } from 'mdast'
import { plainValue } from './elements.ts'
import type { Tag } from './nodes.ts'
import { nodeSource, type Reading, reportProblem } from './problems.ts'

/** Inline tags without an equivalent mark. */
const UNMARKED = /^(?:big|center|font|ins|mark|q|ruby|small|u)$/

/** Emoji codes of Docusaurus. */
const EMOJI = /(?<![A-Za-z0-9_:/]):(?:[+-]1|100|[a-z][\w+-]*):(?![A-Za-z0-9_:/])/g

/** Unclosed marks; signs between letters or before a space are usually no marks. */
const SIGNS = /(?<!\\)(?:\*\*|~~|(?<![\w_])__|(?<=^|\s)\*(?=[\p{L}\p{N}]))/gu

/** Reports formatting that is lost while its text is kept. */
export function reportLeftOut(reading: Reading, nodes: readonly RootContent[]): void {
  for (const node of nodes) {
    if (node.type === 'tag' && node.kind !== 'close') reportTag(reading, node)
    else if (node.type === 'text') reportSigns(reading, node)
    else if (node.type === 'image') reportTitle(reading, node, node.title, node.url)
    else if (node.type === 'imageReference') {
      const { title, url } = reading.definitions.get(node.identifier) ?? {}
      reportTitle(reading, node, title, url)
    } else if ('children' in node) reportLeftOut(reading, node.children)
  }
}

function reportTag(reading: Reading, tag: Tag): void {
  const { name, attributes } = tag
  if (UNMARKED.test(name))
    reportProblem(reading, tag, 'changed', `<${name}> is left out: its words alone are kept.`)
  const title = plainValue(attributes['title'])
  if (name === 'img') reportTitle(reading, tag, title, plainValue(attributes['src']))
  else if (name === 'abbr' && title)
    reportProblem(reading, tag, 'changed', `the title "${title}" of <abbr> is left out.`)
}

function reportTitle(
  reading: Reading,
  image: RootContent,
  title: string | null | undefined,
  url = '',
): void {
  if (title)
    reportProblem(
      reading,
      image,
      'changed',
      `the title "${title}" of the image "${url}" is left out.`,
    )
}

function reportSigns(reading: Reading, node: RootContent): void {
  const text = nodeSource(reading, node)
  const report = (found: RegExpExecArray, why: string) => {
    const line =
      (node.position?.start.line ?? 1) + text.slice(0, found.index).split('\n').length - 1
    const message = `"${found[0]}" is kept as written: ${why}.`
    reading.problems.push({ file: reading.file, line, kind: 'changed', message })
  }
  for (const found of text.matchAll(EMOJI)) report(found, 'no emoji is made of it')
  for (const found of text.matchAll(SIGNS)) report(found, 'it marks nothing')
}
