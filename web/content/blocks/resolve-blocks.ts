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
  /** What the anchors of each operation and channel block begin with, by its key. */
  scopes: ReadonlyMap<string, string>
  pages: ReadonlyMap<string, LinkedPage>
  /** Method and path of the operations that linked pages show first. */
  requests: ReadonlyMap<string, Endpoint>
  /** Only of a page that shows it. */
  changelog?: ChangelogPart | undefined
  areas: AreaLabels
  /** Where the API answers, for the names of addresses; empty where no words name one. */
  environments: readonly StoredEnvironment[]
  /** Keys of the blocks and tabs that stand in English in another locale's page. */
  english: ReadonlySet<string>
}

/** What a kind of block needs to know to be shown. */
export interface BlockContext extends PageContext {
  /** The locale of a block's or a tab's words, where it is not the page's. */
  langOf: (part: { _key: string }) => Locale | undefined
  /** The number, from 1, that a footnote has on the page; one that says the same again has the same. */
  footnote: (words: string, lang: Locale | undefined) => number
  /** The blocks inside another one, as the page shows them. */
  inner: (blocks: readonly Block[]) => PageBlock[]
}

/** Parts the footnotes from the page. */
const LINE: PageBlock = { _type: 'divider', _key: 'footnotes' }

/**
 * `blocks` with their references resolved, and their footnotes at the end; words of another locale than the
 * page's are marked.
 * A link to a page that is gone loses its mark and keeps its words; an operation, channel, enum or group of
 * error codes that is gone is left out. The build refuses all of these, so they can only appear between two builds.
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
