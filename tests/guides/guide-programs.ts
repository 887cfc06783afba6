import { isHeading } from '../../blocks/heading-style.ts'
import { readPage } from '../../content/testing/read-pages.ts'
import { withAddresses } from '../../web/content/reference/named-addresses.ts'

/** A complete program on a page, as a reader copies it. */
export interface Program {
  /** Value of its tab. */
  language: string
  /** File name on the page. */
  file: string
  code: string
  /** Contents of the files that it reads, by name. */
  files?: Record<string, string>
}

interface Hosts {
  /** `http://localhost:3902` */
  rest: string
  /** `ws://localhost:3902` */
  stream: string
}

/**
 * The programs in the tabs below the heading `anchor` of an English page, unchanged but for the testnet addresses,
 * which the site fills in as well. Throws when there are no such tabs.
 */
export function guidePrograms(page: string, anchor: string, hosts: Hosts): Program[] {
  const { blocks } = readPage(page).en
  const start = blocks.findIndex((block) => isHeading(block) && block.anchor === anchor)
  const tabs = blocks.slice(start).find((block) => block._type === 'tabs')
  if (start < 0 || !tabs)
    throw new Error(`content/en/${page}.md has no tabs below {#${anchor}}; name another heading.`)
  return tabs.tabs.flatMap(({ value, body }) =>
    body.flatMap((block) =>
      block._type === 'codeBlock'
        ? [
            {
              language: value,
              file: block.title ?? '',
              code: withAddresses(block.code, [{ identifier: 'testnet', ...hosts }]),
            },
          ]
        : [],
    ),
  )
}
