import { ADMINISTRATED } from '../../schemas/access.ts'
import type { Referring } from './referring.ts'

interface Situation {
  how: 'delete' | 'unpublish'
  path: string | undefined
  isPage: boolean
  referring: readonly Referring[] | undefined
  /** Id of the page that is to take its place. */
  instead: string | undefined
  administrates: boolean
}

interface Words {
  title: string
  explanation: string
  choice: string
  confirm: string
  done: string
  /** Why it cannot be done as it stands. */
  blocked: string | undefined
}

/** What the dialog says before a document is deleted or unpublished. */
export function removalWords(situation: Situation): Words {
  const { how, path, referring = [], instead } = situation
  const verb = how === 'delete' ? 'Delete' : 'Unpublish'
  const linked = referring.length > 0
  return {
    title: `${verb} document?`,
    explanation: linked ? linkedWords(situation) : unlinkedWords(situation),
    choice: path ? `Send readers of /${path} to` : 'The page that takes its place',
    confirm: instead ? `${verb} and redirect` : verb,
    done: how === 'delete' ? 'It was deleted' : 'It was unpublished, and is a draft now',
    blocked: linked ? blockedBy(situation, verb.toLowerCase()) : undefined,
  }
}

function linkedWords({ referring = [], isPage }: Situation): string {
  const count = referring.length === 1 ? '1 document refers' : `${referring.length} documents refer`
  return isPage
    ? `${count} to this page. Choose the page that takes its place: links, sidebars and redirects then lead there, drafts as well.`
    : `${count} to it. Take it out of them first.`
}

function unlinkedWords({ how, path, isPage }: Situation): string {
  const nothing = 'Nothing refers to it.'
  if (isPage && path)
    return `${nothing} Readers of /${path} will be told that the page does not exist, unless you send them to another.`
  return how === 'delete' ? `${nothing} It can be restored from its history.` : nothing
}

function blockedBy(
  { referring = [], isPage, instead, administrates }: Situation,
  verb: string,
): string | undefined {
  const beyond = referring.find(({ type }) => ADMINISTRATED.includes(type))
  if (beyond && !administrates)
    return `“${beyond.title}” refers to it, which administrators alone change. Ask one of them to choose another page there first.`
  if (isPage && !instead) return `Choose a page above to ${verb} this one.`
  return isPage ? undefined : 'It cannot go while they refer to it.'
}
