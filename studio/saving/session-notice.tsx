import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useClient, useCurrentUser, useWorkspace } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { lake } from '../env.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { fetchSignInProviders, fetchUserId, loginMethod } from '../lake-client.ts'
import { savingMessages } from './saving-messages.ts'
import { isSessionOver, onSessionChange, resumeSession, watchSession } from './session.ts'

/** Interval in ms at which the notice checks whether the user has signed in again. */
const EVERY_MS = 2000

/** Covers the Studio after the session has ended, until the same user has signed in again. */
export function SessionNotice() {
  const t = useMessages(savingMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const { basePath } = useWorkspace()
  const user = useCurrentUser()?.id
  const isOver = useSyncExternalStore(onSessionChange, isSessionOver)
  useEffect(() => (user === undefined ? undefined : watchSession(user)), [user])
  const [ways, setWays] = useState<Awaited<ReturnType<typeof fetchSignInProviders>>>([])
  useEffect(() => {
    if (!isOver) return
    let isKnown = false
    const ask = async () => {
      try {
        if ((await fetchUserId(client)) === user) return resumeSession()
        if (isKnown) return
        const studio = `${location.origin}${basePath}`
        setWays(await fetchSignInProviders(client, studio, loginMethod(lake.apiHost)))
        isKnown = true
      } catch (error) {
        console.warn('Who is signed in is asked again:', error)
      }
    }
    ask()
    const timer = setInterval(ask, EVERY_MS)
    return () => clearInterval(timer)
  }, [basePath, client, isOver, user])
  if (!isOver) return null
  return (
    <Box style={{ position: 'fixed', insetInline: 0, top: 8, zIndex: 1000, pointerEvents: 'none' }}>
      <Flex justify="center">
        <Card
          tone="caution"
          border
          radius={3}
          padding={4}
          shadow={3}
          role="alert"
          style={{ pointerEvents: 'auto', maxWidth: '36rem' }}
        >
          <Flex align="center" gap={4}>
            <Stack gap={3}>
              <Text size={1} weight="semibold">
                {t('over')}
              </Text>
              <Text size={1}>{t('over.words')}</Text>
            </Stack>
            {ways.map(({ title, url }) => (
              <Button
                key={url}
                as="a"
                href={url}
                target="_blank"
                rel="noreferrer"
                text={t('over.signIn', { way: title })}
                fontSize={1}
              />
            ))}
          </Flex>
        </Card>
      </Flex>
    </Box>
  )
}
