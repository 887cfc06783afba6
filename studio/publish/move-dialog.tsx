import { Button, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useCallback } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { refreshOpenReports } from '../feedback/open-reports.ts'
import type { ReaderReport } from '../feedback/report.ts'
import { ResolvedChoice } from '../feedback/resolved-choice.tsx'
import { useResolvedChoice } from '../feedback/use-resolved-choice.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Problem } from '../problem.tsx'
import { type PublishPart, planFor, publishDrafts } from './publish-drafts.ts'
import { publishMessages } from './publish-messages.ts'
import { fetchReferring } from './referring.ts'
import { ReferringList } from './referring-list.tsx'
import { useAnswer } from './use-answer.ts'
import { useCommit } from './use-commit.ts'
import type { PublishBlocker } from './use-publish-blocker.ts'

interface Props {
  id: string
  /** The draft's revision when the dialog opened. */
  revision: string
  /** The user's part of a draft that several users edited. */
  part: PublishPart | undefined
  move: { from: string; to: string }
  /** The reason why the draft cannot be published now: it is being saved or validated. */
  waiting: PublishBlocker | undefined
  /** Readers' reports of passages that the publish changes. */
  touched: readonly ReaderReport[]
  onClose: () => void
}

/** Explains the effects of a page's new path, and publishes the page with a redirect from the old path. */
export function MoveDialog({ id, revision, part, move, waiting, touched, onClose }: Props) {
  const t = useMessages(publishMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const ask = useCallback(
    () => Promise.all([planFor(client, [id]), fetchReferring(client, id)]),
    [client, id],
  )
  const { answer, problem } = useAnswer(ask)
  const { choice, mutations } = useResolvedChoice(touched)
  const {
    busy,
    problem: failure,
    commit,
  } = useCommit(async () => {
    await publishDrafts(client, new Map([[id, revision]]), mutations(), part)
    refreshOpenReports()
    return t('move.done', move)
  }, onClose)
  const [plan, referring] = answer ?? []
  const message = failure ?? problem ?? plan?.problems[0]?.message
  const ready = plan && plan.problems.length === 0 && !waiting && !busy
  return (
    <Dialog
      id="move-page"
      header={t('move.title')}
      onClose={onClose}
      width={1}
      footer={
        <Flex gap={2} padding={3} justify="flex-end" align="center">
          {waiting && (
            <Text size={1} muted>
              {t(`waiting.${waiting}`)}
            </Text>
          )}
          <Button mode="bleed" text={t('cancel')} onClick={onClose} data-testid="cancel-button" />
          <Button
            tone="primary"
            text={t('move.confirm')}
            disabled={!ready}
            loading={busy}
            onClick={commit}
            data-testid="confirm-button"
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Address label={t('move.old')} path={move.from} />
        <Address label={t('move.new')} path={move.to} />
        <Text size={1}>{t('move.explanation')}</Text>
        <Problem>{message}</Problem>
        {!answer && !problem && <Spinner muted aria-label={t('looking')} />}
        {referring && (
          <Text size={1}>{referring.length === 0 ? t('move.alone') : t('move.linked')}</Text>
        )}
        {referring && <ReferringList documents={referring} />}
        {touched.length > 0 && <ResolvedChoice {...choice} />}
      </Stack>
    </Dialog>
  )
}

function Address({ label, path }: { label: string; path: string }) {
  return (
    <Stack gap={2}>
      <Text size={1} muted>
        {label}
      </Text>
      <Text style={{ overflowWrap: 'anywhere' }}>
        <code>/{path}</code>
      </Text>
    </Stack>
  )
}
