import type { CurrentUser } from 'sanity'
import { isAdministrator } from '../../../schemas/access.ts'
import { lake } from '../../env.ts'
import { seesDeliveries } from '../../operations/tool.ts'
import { anchors } from './anchors.ts'
import { oldDrafts, unscheduled, waiting } from './by-query.ts'
import { deadLetters } from './dead-letters.ts'
import { feedbackFor } from './feedback.ts'
import type { Finder } from './finding.ts'
import { receivers } from './receivers.ts'
import { redirects } from './redirects.ts'
import { specWords } from './spec-words.ts'
import { stale, untranslated } from './translation.ts'
import { webhooks } from './webhooks.ts'

const FOR_ALL: readonly Finder[] = [
  untranslated,
  stale,
  waiting,
  unscheduled,
  anchors,
  redirects,
  oldDrafts,
  specWords,
  deadLetters,
]

/** What is looked for, in the order in which it is shown; webhooks where their state can be asked. */
export const findersFor = (user: Pick<CurrentUser, 'roles'> | null): readonly Finder[] => [
  ...FOR_ALL,
  feedbackFor(user),
  ...(seesDeliveries(lake.apiHost, user) ? [webhooks] : []),
  ...(isAdministrator(user) ? [receivers] : []),
]
