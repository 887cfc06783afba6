import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import { onlyReads, onlyTranslates } from '../../schemas/access.ts'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useNumber } from '../i18n/use-number.ts'
import { makeRedirect, removeRedirect } from './make-redirect.ts'
import type { PublishedPage } from './read-pages.ts'
import type { MissingAddress } from './reading-days.ts'
import { readingMessages } from './reading-messages.ts'

interface Props {
  missing: MissingAddress
  /** The pages whose paths are nearest to the address. */
  near: readonly PublishedPage[]
  /** Called when a redirect from the address was published or removed. */
  onChange: (isLed: boolean) => void
}

/** An address without a page, the pages that link to it, and the pages to which it can be redirected. */
export function MissingRow({ missing, near, onChange }: Props) {
  const { path, count, from } = missing
  const t = useMessages(readingMessages)
  const inNumber = useNumber()
  const { made, lead, undo } = useRedirect(path, onChange)
  const user = useCurrentUser()
  const mayLead = !onlyReads(user) && !onlyTranslates(user)
  const actions = useRef<HTMLDivElement>(null)

  // The pressed button disappears, so the button that replaces it takes the focus.
  useEffect(() => {
    if (made !== null) actions.current?.querySelector('button')?.focus()
  }, [made])

  return (
    <Card as="li" padding={3} radius={2} border data-testid={`missing-${path}`}>
      <Stack gap={3}>
        <Flex gap={3} align="flex-start" wrap="wrap">
          <Text as="code" size={1} weight="medium" style={{ flex: 1, overflowWrap: 'anywhere' }}>
            /{path}
          </Text>
          <Text size={1} muted>
            {t('missing.asked', { count, number: inNumber(count) })}
          </Text>
        </Flex>
        <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
          {from.length === 0
            ? t('missing.unknown')
            : t('missing.from', {
                pages: from.map(({ page, count: times }) => `${page} (${times})`).join(', '),
              })}
        </Text>
        {near.length === 0 && !made && (
          <Text size={1} muted>
            {t('missing.far')}
          </Text>
        )}
        {mayLead && (
          <Flex gap={2} wrap="wrap" align="center" ref={actions}>
            {made ? (
              <>
                <Text size={1} role="status">
                  {t('missing.made', { title: made.page.title })}
                </Text>
                <Button
                  mode="ghost"
                  text={t('missing.undo')}
                  aria-label={t('missing.undoOf', { from: `/${path}` })}
                  onClick={undo}
                />
              </>
            ) : (
              <>
                {near.map((page) => (
                  <Button
                    key={page.id}
                    mode="ghost"
                    text={t('missing.lead', { path: `/${page.path}` })}
                    title={page.title}
                    aria-label={t('missing.leadOf', {
                      from: `/${path}`,
                      path: `/${page.path}`,
                    })}
                    onClick={() => lead(page)}
                  />
                ))}
                {near.length === 0 && (
                  <Button
                    as={IntentLink}
                    mode="bleed"
                    text={t('missing.byHand')}
                    aria-label={t('missing.byHandOf', { from: `/${path}` })}
                    {...{ intent: 'create', params: { type: 'redirect' } }}
                  />
                )}
              </>
            )}
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

interface CreatedPage {
  id: string
  page: PublishedPage
}

function useRedirect(from: string, onChange: (isLed: boolean) => void) {
  const t = useMessages(readingMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const toast = useToast()
  /** Null until the first action has succeeded. */
  const [made, setMade] = useState<CreatedPage | undefined | null>(null)
  // A ref instead of `disabled`: a button that becomes disabled loses the focus.
  const isBusy = useRef(false)
  const attempt = async (failed: string, work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } catch (error) {
      toast.push({ status: 'error', title: failed, description: inWords(error) })
    } finally {
      isBusy.current = false
    }
  }
  return {
    made,
    lead: (page: PublishedPage) =>
      attempt(t('missing.failed'), async () => {
        const result = await makeRedirect(client, from, page.id)
        if (result.is === 'taken') throw new Error(t('missing.taken'))
        setMade({ id: result.id, page })
        onChange(true)
      }),
    undo: () =>
      attempt(t('missing.kept'), async () => {
        if (made) await removeRedirect(client, made.id)
        setMade(undefined)
        onChange(false)
      }),
  }
}
