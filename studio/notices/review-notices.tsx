import { Box, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { useRouter } from 'sanity/router'
import { onlyReads } from '../../schemas/access.ts'
import { API_VERSION } from '../../schemas/api-version.ts'
import { browserStorage } from '../../schemas/browser-storage.ts'
import type { DraftViewer } from '../dashboard/documents.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useStaleWhileRevalidate } from '../use-stale-while-revalidate.ts'
import { fetchNotices } from './fetch-notices.ts'
import { markSeen } from './mark-seen.ts'
import { noticeMessages } from './notice-messages.ts'

/** Polling interval, in ms. Nobody waits for a notice, and an open connection per tab would cost more. */
const EVERY_MS = 10_000

/** Number of notices that leaves the page readable; after an absence, the dashboard lists the others. */
const SHOWN = 3
/** Long enough, in ms, for a user who returns to the window. */
const SHOWN_MS = 30_000

/** Shows each action of another user on the user's reviews once, in any tool of the Studio. */
export function ReviewNotices() {
  const t = useMessages(noticeMessages)
  const toast = useToast()
  const router = useRouter()
  const client = useClient({ apiVersion: API_VERSION })
  const current = useCurrentUser()
  const user = current?.id ?? ''
  const mayReview = !onlyReads(current)
  const [moment, setMoment] = useState(0)
  useEffect(() => {
    // A hidden tab would show a notice unseen, and each notice is shown only once.
    const ask = () => document.hidden || setMoment((count) => count + 1)
    const timer = setInterval(ask, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const asker = useMemo(
    (): DraftViewer => ({ client, user, authors: new Map(), own: new Map() }),
    [client, user],
  )
  const ask = useCallback(() => fetchNotices(asker, mayReview), [asker, mayReview])
  const { answer } = useStaleWhileRevalidate(ask, moment)

  useEffect(() => {
    if (!answer) return
    const fresh = markSeen(browserStorage(), user, answer)
    for (const notice of fresh.slice(-SHOWN)) {
      const { id, type, kind, by, title, text, key } = notice
      const path = router.resolveIntentLink('edit', { id, type })
      toast.push({
        id: key,
        status: kind === 'notPublished' ? 'error' : 'info',
        closable: true,
        duration: SHOWN_MS,
        title: t(kind, { by, title }),
        description: (
          <Stack gap={3}>
            {text && <Text size={1}>{text}</Text>}
            <Box>
              <a
                href={path}
                onClick={(event) => {
                  event.preventDefault()
                  router.navigateUrl({ path })
                }}
              >
                {t('open')}
              </a>
            </Box>
          </Stack>
        ),
      })
    }
    const more = fresh.length - SHOWN
    if (more > 0) toast.push({ status: 'info', title: t('more', { count: more }), closable: true })
    // Only `answer` is a dependency: a new language or router must not repeat the notices.
  }, [answer])
  return null
}
