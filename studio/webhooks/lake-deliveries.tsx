import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import { DeliveryCounts } from './delivery-counts.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { type DeliveryRecord, parseDeliveryState } from './delivery-state.ts'
import { usePolled } from './use-polled.ts'
import { webhooksMessages } from './webhooks-messages.ts'

const TITLES = `*[_id in $ids]{
  _id, "title": coalesce(title.en, name.en, label.en, text.en, summary.en, title, name, label, from)
}`

const schema = z.array(z.object({ _id: z.string(), title: z.string().nullable().catch(null) }))

/** Returns English titles by document id; documents that no longer exist are omitted. */
function useTitles(ids: readonly string[]): ReadonlyMap<string, string> {
  const client = useClient({ apiVersion: API_VERSION })
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const key = [...new Set(ids)].sort().join(' ')

  useEffect(() => {
    let gone = false
    const load = async () => {
      const found =
        key === '' ? [] : schema.parse(await client.fetch(TITLES, { ids: key.split(' ') }))
      if (!gone) setTitles(new Map(found.map(({ _id, title }) => [_id, title ?? _id])))
    }
    // The list below uses the same lake and reports its failure.
    load().catch(() => setTitles(new Map()))
    return () => {
      gone = true
    }
  }, [client, key])

  return titles
}

/** The lake's webhook deliveries: delivered, pending and refused. */
export function LakeDeliveries() {
  const { state, problem, act } = useOperations()
  const t = useMessages(webhooksMessages)
  const inWords = useProblemWords()
  const toast = useToast()
  const mayAct = useCurrentUser()?.roles.some((role) => role.name === 'administrator') ?? false
  const retried = state?.pending.filter(({ attempts }) => attempts > 0) ?? []
  const dead = state?.dead ?? []
  const titles = useTitles([...retried, ...dead].map(({ documentId }) => documentId))

  const run = async (what: 'resend' | 'purge', said: string, ids?: number[]) => {
    try {
      await act(what, ids)
      toast.push({ status: 'success', title: said })
    } catch (error) {
      toast.push({ status: 'error', title: t('failed'), description: inWords(error) })
    }
  }
  const rowOf = (delivery: DeliveryRecord, acting: boolean) => (
    <DeliveryRow
      key={delivery.id}
      delivery={delivery}
      title={titles.get(delivery.documentId)}
      hook={state?.hooks.find(({ id }) => id === delivery.hookId)?.name ?? delivery.hookId}
      onResend={acting ? () => run('resend', t('resent'), [delivery.id]) : undefined}
      onDiscard={acting ? () => run('purge', t('discarded'), [delivery.id]) : undefined}
    />
  )

  return (
    <>
      {problem && (
        <Card padding={4} radius={2} border tone="caution" role="alert">
          <Text size={1}>{t('silent', { problem })}</Text>
        </Card>
      )}
      {state && <DeliveryCounts counts={state.counts} />}
      {retried.length > 0 && (
        <Stack as="section" gap={4} aria-labelledby="operations-retried">
          <Heading as="h2" size={1} id="operations-retried">
            {t('retried')}
          </Heading>
          <Stack as="ul" gap={2} style={LIST_STYLE}>
            {retried.map((delivery) => rowOf(delivery, false))}
          </Stack>
        </Stack>
      )}
      {state && (
        <Stack as="section" gap={4} aria-labelledby="operations-dead">
          <Flex align="center" gap={3}>
            <Heading as="h2" size={1} id="operations-dead" style={{ flex: 1 }}>
              {t('refused')}
            </Heading>
            {mayAct && dead.length > 0 && (
              <Button
                text={t('resendAll')}
                onClick={() => run('resend', t('resentAll', { number: state.counts.refused }))}
              />
            )}
          </Flex>
          {dead.length === 0 ? (
            <Card padding={4} radius={2} tone="positive" border>
              <Text size={1}>{t('well')}</Text>
            </Card>
          ) : (
            <Stack as="ul" gap={2} style={LIST_STYLE}>
              {dead.map((delivery) => rowOf(delivery, mayAct))}
            </Stack>
          )}
          {!mayAct && dead.length > 0 && (
            <Text size={1} muted>
              {t('administrators')}
            </Text>
          )}
        </Stack>
      )}
    </>
  )
}

/** Polls the state of the lake's webhooks every two seconds; `act` changes dead letters. */
function useOperations() {
  const client = useClient({ apiVersion: API_VERSION })
  const read = useCallback(
    async () => parseDeliveryState(await client.request<unknown>({ url: '/local/operations' })),
    [client],
  )
  const { state, problem, refresh } = usePolled(read)

  /** Resends or deletes dead letters: those with `ids`, or all. */
  const act = async (what: 'resend' | 'purge', ids?: number[]) => {
    const body = ids ? { ids } : {}
    await client.request({ method: 'POST', url: `/local/deliveries/${what}`, body })
    await refresh()
  }

  return { state, problem, act }
}
