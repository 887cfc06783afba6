import type { Locale } from '../../web/config/locales.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { PageBlock } from '../lists/resolve.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { Tab, TabsBlock } from './model.ts'

export interface PageTabs extends Omit<TabsBlock, 'tabs'>, BlockPageProps {
  inAddress: boolean
  tabs: (Omit<Tab<PageBlock>, '_type'> & { lang?: Locale })[]
}

export const resolveTabs = (block: TabsBlock, { langOf, inner }: BlockContext): PageTabs[] => [
  omitUndefined({
    ...block,
    inAddress: block.inAddress ?? false,
    tabs: block.tabs.map(({ _type, ...tab }) =>
      omitUndefined({ ...tab, body: inner(tab.body), lang: langOf(tab) }),
    ),
    lang: langOf(block),
  }),
]
