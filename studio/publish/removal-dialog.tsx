import { Box, Button, Dialog, Flex, Select, Spinner, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { useRouter } from 'sanity/router'
import { isAdministrator } from '../../schemas/access.ts'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Problem } from '../problem.tsx'
import { PageChoice } from './page-choice.tsx'
import { publishMessages } from './publish-messages.ts'
import { fetchReferring } from './referring.ts'
import { ReferringList } from './referring-list.tsx'
import { removalMessages } from './removal-messages.ts'
import { removeDocument, sidebarsLosing } from './remove-document.ts'
import { useAnswer } from './use-answer.ts'
import { useCommit } from './use-commit.ts'

interface Props {
  id: string
  type: string
  /** The published document's path; undefined for a document without a path or not published. */
  path: string | undefined
  how: 'delete' | 'unpublish'
  /** Whether the document was never published: then its sidebar entries are removed with it. */
  isNew: boolean
  onClose: () => void
}

/** Confirms a removal; a document that others refer to is only removed with a replacement. */
export function RemovalDialog({ id, type, path, how, isNew, onClose }: Props) {
  const t = useMessages(publishMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const { navigateIntent } = useRouter()
  const administrates = isAdministrator(useCurrentUser())
  const [instead, setInstead] = useState<string>()
  const [entries, setEntries] = useState<'remove' | 'replace'>('remove')
  const ask = useCallback(async () => {
    const [referring, sidebars] = await Promise.all([
      fetchReferring(client, id),
      isNew ? sidebarsLosing(client, id) : [],
    ])
    const lost = new Set(sidebars.map((sidebar) => sidebar.id))
    return { sidebars, referring: referring.filter((one) => !(one.draftOnly && lost.has(one.id))) }
  }, [client, id, isNew])
  const { answer, problem } = useAnswer(ask)
  const referring = answer?.referring
  const isPage = type === 'page'
  const messages = removalMessages(t, { how, path, isPage, referring, instead, administrates })
  const {
    busy,
    problem: failure,
    commit,
  } = useCommit(async () => {
    await removeDocument(client, { id, how, entries, instead })
    // Reopens the form, which then shows that the document is deleted and offers to restore it: while a form shows the
    // draft, it receives no changes of the published document.
    if (how === 'delete') navigateIntent('edit', { id, type })
    return messages.done
  }, onClose)
  const inLists = referring?.some((one) => one.type === 'sidebar' || one.type === 'navigation')
  return (
    <Dialog
      id="remove-document"
      header={messages.title}
      onClose={onClose}
      width={1}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button mode="bleed" text={t('cancel')} onClick={onClose} data-testid="cancel-button" />
          <Button
            tone="critical"
            text={messages.confirm}
            disabled={!referring || messages.blocked !== undefined || busy}
            loading={busy}
            onClick={commit}
            data-testid="confirm-button"
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Problem>{failure ?? problem}</Problem>
        {!referring && !problem && <Spinner muted aria-label={t('looking')} />}
        {answer && (answer.sidebars.length === 0 || answer.referring.length > 0) && (
          <Text size={1}>{messages.explanation}</Text>
        )}
        {referring && <ReferringList documents={referring} />}
        {answer?.sidebars.map(({ id: sidebar, title }) => (
          <Text key={sidebar} size={1}>
            {t('delete.entry', { sidebar: title })}
          </Text>
        ))}
        {referring && isPage && (path || referring.length > 0) && (
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {messages.choice}
            </Text>
            <PageChoice except={id} label={messages.choice} onChange={setInstead} />
          </Stack>
        )}
        {instead && inLists && (
          <Box>
            <Select
              aria-label={t('remove.entries')}
              value={entries}
              onChange={(event) =>
                setEntries(event.currentTarget.value === 'replace' ? 'replace' : 'remove')
              }
            >
              <option value="remove">{t('remove.takeOut')}</option>
              <option value="replace">{t('remove.putIn')}</option>
            </Select>
          </Box>
        )}
        {referring && messages.blocked && (
          <Text size={1} muted data-testid="blocked">
            {messages.blocked}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
