import { breaksMePath, feedHref, followPath, pageHref } from '../../web/config/paths.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { changelogMonths } from '../../web/content/changelog/changelog.ts'
import type { ChangelogMonth } from '../../web/content/model/page-data.ts'
import type { Shown } from '../shown.ts'
import type { ChangelogBlock } from './model.ts'

export interface PageChangelog extends ChangelogBlock, Shown {
  /** The same for feed readers. */
  feeds: { name: string; href: string }[]
  /** Where readers choose what of it to follow. */
  follow?: string
  /** Where readers see what of it concerns their client. */
  clients?: string
  months: ChangelogMonth[]
}

export const resolveChangelog = (block: ChangelogBlock, context: BlockContext): PageChangelog[] => [
  {
    ...block,
    feeds: [
      { name: 'RSS', href: feedHref('xml', context.locale) },
      { name: 'JSON Feed', href: feedHref('json', context.locale) },
    ],
    follow: pageHref(followPath, context.locale),
    clients: pageHref(breaksMePath, context.locale),
    months: changelogMonths(context.changelog, context),
  },
]
