import { Box, Button, Dialog, Flex, Select, Spinner, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { isAdministrator } from '../../schemas/access.ts'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useWords } from '../interface/use-words.ts'
import { PageChoice } from './page-choice.tsx'
import { Problem } from './problem.tsx'
import { publishWords } from './publish-words.ts'
import { fetchReferring } from './referring.ts'
import { ReferringList } from './referring-list.tsx'
import { removalWords } from './removal-words.ts'
import { removeDocument } from './remove-document.ts'
import { useAnswer } from './use-answer.ts'
import { useCommit } from './use-commit.ts'

interface Props {
  id: string
  type: string
  /** Where readers find it; undefined for what has no address or is not published. */
  path: string | undefined
  how: 'delete' | 'unpublish'
  onClose: () => void
}

/** Asks before a document goes; one that others refer to goes only when another takes its place. */
export function RemovalDialog({ id, type, path, how, onClose }: Props) {
  const say = useWords(publishWords)
  const client = useClient({ apiVersion: API_VERSION })
  const administrates = isAdministrator(useCurrentUser())
  const [instead, setInstead] = useState<string>()
  const [entries, setEntries] = useState<'remove' | 'replace'>('remove')
  const ask = useCallback(() => fetchReferring(client, id), [client, id])
  const { answer: referring, problem } = useAnswer(ask)
  const isPage = type === 'page'
  const words = removalWords(say, { how, path, isPage, referring, instead, administrates })
  const {
    busy,
    problem: failure,
    commit,
  } = useCommit(async () => {
    await removeDocument(client, { id, how, entries, instead })
    return words.done
  }, onClose)
  const inLists = referring?.some((one) => one.type === 'sidebar' || one.type === 'navigation')
  return (
    <Dialog
      id="remove-document"
      header={words.title}
      onClose={onClose}
      width={1}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button mode="bleed" text={say('cancel')} onClick={onClose} data-testid="cancel-button" />
          <Button
            tone="critical"
            text={words.confirm}
            disabled={!referring || words.blocked !== undefined || busy}
            loading={busy}
            onClick={commit}
            data-testid="confirm-button"
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Problem>{failure ?? problem}</Problem>
        {!referring && !problem && <Spinner muted aria-label={say('looking')} />}
        {referring && <Text size={1}>{words.explanation}</Text>}
        {referring && <ReferringList documents={referring} />}
        {referring && isPage && (path || referring.length > 0) && (
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {words.choice}
            </Text>
            <PageChoice except={id} label={words.choice} onChange={setInstead} />
          </Stack>
        )}
        {instead && inLists && (
          <Box>
            <Select
              aria-label={say('remove.entries')}
              value={entries}
              onChange={(event) =>
                setEntries(event.currentTarget.value === 'replace' ? 'replace' : 'remove')
              }
            >
              <option value="remove">{say('remove.takeOut')}</option>
              <option value="replace">{say('remove.putIn')}</option>
            </Select>
          </Box>
        )}
        {referring && words.blocked && (
          <Text size={1} muted data-testid="blocked">
            {words.blocked}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
