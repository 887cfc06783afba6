import type { Block } from '../../blocks/lists/model.ts'
import { headingBlocks } from '../../schemas/markdown/heading-blocks.ts'
import { linksIn } from './links-in.ts'
import type { Content } from './read-content.ts'

/**
 * Returns one message, with file, block and target, for each broken reference: to a page, operation, topic, enumeration
 * or group of error codes that is neither in the content nor in `known` (ids in the lake), or to a missing anchor.
 */
export function brokenLinks(
  content: Pick<Content, 'pages' | 'others'>,
  known: ReadonlySet<string>,
): string[] {
  const pages = new Map(content.pages.map(({ document }) => [document._id, document]))
  const ids = new Set([...known, ...content.others.map(({ document }) => document._id)])

  const problem = ({ target, anchor }: { target: string; anchor?: string }) => {
    const page = pages.get(target)
    if (!page && !ids.has(target)) {
      return target.startsWith('page-')
        ? `there is no page with the id ${target}`
        : `there is no ${target}; is it in specs/, and did sync-specs run?`
    }
    if (!page || anchor === undefined) return undefined
    const anchors = anchorsOf(page.body.en)
    // These blocks get further anchors from the site: operations, topics, tables of values, and the changelog.
    if (anchors.has(anchor) || page.body.en.some(bringsAnchors)) return undefined
    return `page ${page.path.current} has no heading #${anchor}, only ${[...anchors].map((one) => `#${one}`).join(', ') || 'none'}`
  }

  return [...content.pages, ...content.others].flatMap(({ file, document }) =>
    linksIn(document).flatMap((link) => {
      const message = problem(link)
      return message ? [`${file}, ${link.place}: ${message}.`] : []
    }),
  )
}

const bringsAnchors = (block: Block): boolean =>
  ['operation', 'channel', 'enumTable', 'errorTable', 'changelog'].includes(block._type)

function anchorsOf(blocks: Block[]): Set<string> {
  return new Set(
    headingBlocks(blocks).flatMap(({ anchor = '', aliases = [] }) => [anchor, ...aliases]),
  )
}
