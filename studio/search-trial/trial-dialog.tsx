import type { SanityClient } from '@sanity/client'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { Button, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import {
  type TrialProblem,
  type TrialResult,
  trialProblem,
  trialResult,
} from '../../schemas/search-trial.ts'
import { siteUrl } from '../env.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Problem } from '../problem.tsx'
import { useAnswer } from '../publish/use-answer.ts'
import { ComparedList } from './compared-list.tsx'
import { trialMessages } from './trial-messages.ts'

/** Timeout in ms: the site may take a minute, plus the network. */
const PATIENCE_MS = 75_000

interface TrialAsked {
  client: SanityClient
  /** Base URL of the site, with its base path. */
  site: string
  /** Published id. */
  id: string
  user: string | undefined
}

/**
 * Asks the site to try a document's draft; returns the result, or the reason why there is none. A secret in the lake
 * proves to the site that the user has write access, as for the preview. Rejects if the site cannot be reached.
 */
async function askTrial({
  client,
  site,
  id,
  user,
}: TrialAsked): Promise<TrialResult | TrialProblem> {
  const [{ trialQueries }, { secret }] = await Promise.all([
    import('./trial-queries.ts'),
    createPreviewSecret(client, 'search-trial', location.href, user),
  ])
  const response = await fetch(`${site.replace(/\/$/, '')}/api/search-trial`, {
    method: 'POST',
    // `text/plain` needs no CORS preflight: https://fetch.spec.whatwg.org/#cors-safelisted-request-header
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ secret, id, queries: trialQueries() }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const answer: unknown = await response.json()
  return response.ok ? trialResult.parse(answer) : trialProblem.parse(answer)
}

interface Props {
  /** Published id. */
  id: string
  user: string | undefined
  onClose: () => void
}

/** Tries a draft when the dialog opens, and lists the queries that become worse and better. */
export function TrialDialog({ id, user, onClose }: Props) {
  const t = useMessages(trialMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const [attempt, setAttempt] = useState(0)
  const ask = useCallback(
    () => askTrial({ client, site: siteUrl, id, user }),
    [client, id, user, attempt],
  )
  const { answer, problem } = useAnswer<TrialResult | TrialProblem>(ask)
  const failed = problem !== undefined || (answer && 'problem' in answer)
  return (
    <Dialog
      id="search-trial"
      header={t('title')}
      onClose={onClose}
      width={1}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          {failed && (
            <Button mode="ghost" text={t('again')} onClick={() => setAttempt(attempt + 1)} />
          )}
          <Button mode="ghost" text={t('close')} onClick={onClose} />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1} muted>
          {t('lead')}
        </Text>
        {problem !== undefined && <Problem>{t('problem.unreached')}</Problem>}
        {answer && 'problem' in answer && <Problem>{t(`problem.${answer.problem}`)}</Problem>}
        <Stack gap={4} role="status" data-testid="search-trial">
          {!answer && problem === undefined && (
            <Flex gap={3} align="center">
              <Spinner muted />
              <Text size={1}>{t('running')}</Text>
            </Flex>
          )}
          {answer && !('problem' in answer) && <Outcome result={answer} />}
        </Stack>
      </Stack>
    </Dialog>
  )
}

function Outcome({ result: { better, worse, unchanged } }: { result: TrialResult }) {
  const t = useMessages(trialMessages)
  return (
    <>
      {worse.length > 0 && (
        <ComparedList
          id="trial-worse"
          tone="critical"
          title={t('worse', { count: worse.length })}
          queries={worse}
        />
      )}
      {better.length > 0 && (
        <ComparedList
          id="trial-better"
          tone="positive"
          title={t('better', { count: better.length })}
          queries={better}
        />
      )}
      <Text size={1}>
        {better.length + worse.length === 0 && `${t('none')} `}
        {t('unchanged', { count: unchanged })}
      </Text>
    </>
  )
}
