import { blockWords } from './blocks/block-words.ts'
import { checkWords } from './checks/check-words.ts'
import { inputWords } from './inputs/input-words.ts'
import { interfaceWords } from './interface/interface-words.ts'
import type { Words } from './interface/words.ts'
import { sessionWords } from './preview/sessions/words.ts'
import { shareWords } from './preview/share/words.ts'
import { publishWords } from './publish/publish-words.ts'
import { reviewWords } from './review/review-words.ts'
import { rolesWords } from './roles/roles-words.ts'
import { attentionWords } from './structure/attention/attention-words.ts'
import { sidebarWords } from './structure/sidebar/sidebar-words.ts'
import { structureWords } from './structure/structure-words.ts'
import { translateWords } from './translate/words.ts'
import { xliffWords } from './xliff/words.ts'

/** The words of every feature: one line each. */
export const featureWords: Words[] = [
  attentionWords,
  blockWords,
  checkWords,
  inputWords,
  interfaceWords,
  publishWords,
  reviewWords,
  rolesWords,
  sessionWords,
  shareWords,
  translateWords,
  sidebarWords,
  structureWords,
  xliffWords,
]
