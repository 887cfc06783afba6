import { ADMINISTRATED } from '../../schemas/access.ts'
import type { Say } from '../interface/words.ts'
import type { publishWords } from './publish-words.ts'
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
  /** Why it cannot be done as it is. */
  blocked: string | undefined
}

type SayWords = Say<keyof typeof publishWords.en>

/** What the dialog says before a document is deleted or unpublished. */
export function removalWords(say: SayWords, situation: Situation): Words {
  const { how, path, isPage, referring = [], instead } = situation
  const count = referring.length
  const linked = () => say(isPage ? 'remove.linkedPage' : 'remove.linked', { count })
  const alone = () => (isPage && path ? say('remove.readers', { path }) : say(`${how}.alone`))
  return {
    title: say(`${how}.title`),
    explanation: count > 0 ? linked() : alone(),
    choice: path ? say('remove.send', { path }) : say('remove.instead'),
    confirm: say(instead ? `${how}.confirmInstead` : `${how}.confirm`),
    done: say(`${how}.done`),
    blocked: count > 0 ? blockedBy(say, situation) : undefined,
  }
}

function blockedBy(say: SayWords, situation: Situation): string | undefined {
  const { how, referring = [], isPage, instead, administrates } = situation
  const beyond = referring.find(({ type }) => ADMINISTRATED.includes(type))
  if (beyond && !administrates) return say('remove.beyond', { title: beyond.title })
  if (!isPage) return say('remove.blocked')
  return instead ? undefined : say(`${how}.choose`)
}
