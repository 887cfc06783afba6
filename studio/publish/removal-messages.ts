import { ADMINISTRATED } from '../../schemas/access.ts'
import type { TFunction } from '../i18n/messages.ts'
import type { publishMessages } from './publish-messages.ts'
import type { Referring } from './referring.ts'
import { singleTitle } from './single-title.ts'

interface RemovalState {
  how: 'delete' | 'unpublish'
  path: string | undefined
  isPage: boolean
  referring: readonly Referring[] | undefined
  /** Id of the page that replaces the document. */
  instead: string | undefined
  administrates: boolean
}

interface RemovalMessages {
  title: string
  explanation: string
  choice: string
  confirm: string
  done: string
  /** The reason why the removal is not possible yet. */
  blocked: string | undefined
}

type PublishT = TFunction<keyof typeof publishMessages.en>

/** Returns the texts of the dialog before a document is deleted or unpublished. */
export function removalMessages(t: PublishT, situation: RemovalState): RemovalMessages {
  const { how, path, isPage, referring = [], instead } = situation
  const count = referring.length
  const linked = () => t(isPage ? 'remove.linkedPage' : 'remove.linked', { count })
  const alone = () => (isPage && path ? t('remove.readers', { path }) : t(`${how}.alone`))
  return {
    title: t(`${how}.title`),
    explanation: count > 0 ? linked() : alone(),
    choice: path ? t('remove.send', { path }) : t('remove.instead'),
    confirm: t(instead ? `${how}.confirmInstead` : `${how}.confirm`),
    done: t(`${how}.done`),
    blocked: count > 0 ? blockedBy(t, situation) : undefined,
  }
}

function blockedBy(t: PublishT, situation: RemovalState): string | undefined {
  const { how, referring = [], isPage, instead, administrates } = situation
  const beyond = referring.find(({ type }) => ADMINISTRATED.includes(type))
  if (beyond && !administrates)
    return t('remove.beyond', { title: singleTitle(t, beyond.type) ?? beyond.title })
  if (!isPage) return t('remove.blocked')
  return instead ? undefined : t(`${how}.choose`)
}
