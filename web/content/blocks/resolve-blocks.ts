import { footnoteText, type PageText } from '../../../blocks/block/resolve.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { type PageBlock, resolveKind } from '../../../blocks/lists/resolve.ts'
import { defaultLocale, type Locale } from '../../config/locales.ts'
import type { LinkedPage } from '../addresses/linked-pages.ts'
import type { AreaLabels } from '../changelog/area.ts'
import type { ChangelogPart } from '../changelog/outline.ts'
import type { Endpoint } from '../reference/endpoints.ts'
import type { StoredEnvironment } from '../reference/environments.ts'
import type { OperationContext } from '../reference/resolve-operation.ts'
import type { StoredChannel } from '../reference/stored-channel.ts'
import type { StoredErrors } from '../reference/stored-errors.ts'
import type { StoredOperation } from '../reference/stored-operation.ts'

export interface PageContext extends OperationContext {
  locale: Locale
  operations: ReadonlyMap<string, StoredOperation>
  channels: ReadonlyMap<string, StoredChannel>
  errors: ReadonlyMap<string, StoredErrors>
  /** The anchor prefix of each operation and channel block, by block key. */
  scopes: ReadonlyMap<string, string>
  pages: ReadonlyMap<string, LinkedPage>
  /** Method and path of the first operation on each linked page. */
  requests: ReadonlyMap<string, Endpoint>
  /** Set only on a page that shows the changelog. */
  changelog?: ChangelogPart | undefined
  areas: AreaLabels
  /** Hosts of the API, for the names of addresses; empty when no text names one. */
  environments: readonly StoredEnvironment[]
  /** Keys of the blocks and tabs that another locale's page shows in English. */
  english: ReadonlySet<string>
}

/** The data that resolving a block of any kind needs. */
export interface BlockContext extends PageContext {
  /** The locale of a block's or tab's text, when it is not the page's. */
  langOf: (part: { _key: string }) => Locale | undefined
  /** Number of the footnote on the page, from 1; a repeated footnote keeps its number. */
  footnote: (words: string, lang: Locale | undefined) => number
  /** Resolves the blocks inside another block. */
  inner: (blocks: readonly Block[]) => PageBlock[]
}

/** Separates the footnotes from the page. */
const LINE: PageBlock = { _type: 'divider', _key: 'footnotes' }

/**
 * Resolves the references of `blocks`, appends the footnotes, and marks text of another locale than the page's. A link
 * to a deleted page loses its mark and keeps its text; a deleted operation, channel, enum or error group is left out.
 * The build refuses all of these, so they occur only between two builds.
 */
export function resolveBlocks(blocks: readonly Block[], page: PageContext): PageBlock[] {
  const footnotes = new Map<string, PageText>()
  const context: BlockContext = {
    ...page,
    langOf: ({ _key }) => (page.english.has(_key) ? defaultLocale : undefined),
    footnote(words, lang) {
      if (!footnotes.has(words)) footnotes.set(words, footnoteText(footnotes.size + 1, words, lang))
      return [...footnotes.keys()].indexOf(words) + 1
    },
    inner: (all) => all.flatMap((block) => resolveKind(block, context) ?? []),
  }
  const shown = context.inner(blocks)
  return footnotes.size === 0 ? shown : [...shown, LINE, ...footnotes.values()]
}
