import type { PublishPlan } from '../../schemas/publishing/plan-publish.ts'
import type { TFunction } from '../i18n/messages.ts'
import type { publishMessages } from './publish-messages.ts'

/** Returns a sentence about a new page's sidebar entries, before or after a publish; empty without such entries. */
export function entriesWords(
  t: TFunction<keyof typeof publishMessages.en>,
  { added, withheld }: PublishPlan['entries'],
  when: 'will' | 'done',
): string {
  return [
    ...added.flatMap(({ title, hasMore }) => [
      t(`entry.${when}`, { sidebar: title }),
      ...(hasMore ? [t('entry.more')] : []),
    ]),
    ...withheld.map(({ title }) => t(`entry.${when}Not`, { sidebar: title })),
  ].join(' ')
}
