import { Button, Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { ToolHeading } from '../../i18n/tool-heading.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { LIST_STYLE } from '../../plain-styles.ts'
import { Problem } from '../../problem.tsx'
import { publishMessages } from '../publish-messages.ts'
import { ResolveReportsDialog } from '../resolve-reports-dialog.tsx'
import { DraftRow } from './draft-row.tsx'
import { useDocumentTypes } from './use-document-types.ts'
import { MAX_DRAFTS, useDrafts } from './use-drafts.ts'
import { usePublishTogether } from './use-publish-together.ts'

/** Lists all drafts, and publishes the selected ones in one transaction. */
export function PublishTogether() {
  const t = useMessages(publishMessages)
  const { drafts, problem, load } = useDrafts(useDocumentTypes())
  const [chosen, choose] = useMembers()
  const [ready, setReady] = useMembers()
  const now = (drafts ?? []).filter(({ draft }) => chosen.has(draft._id) && ready.has(draft._id))
  const { busy, problem: failure, ask, pending } = usePublishTogether(now, load)
  const everyReady = (drafts ?? []).filter(({ draft }) => ready.has(draft._id))
  const all = everyReady.length > 0 && everyReady.every(({ draft }) => chosen.has(draft._id))

  return (
    <Card height="fill" overflow="auto" data-testid="publish-together">
      <Container width={2} padding={5}>
        <Stack gap={5}>
          <ToolHeading title={t('together.title')} lead={t('together.lead')} />
          <Problem>{failure ?? problem}</Problem>
          <Flex gap={3} align="center" wrap="wrap">
            <Button
              tone="primary"
              text={t('together.publish', { count: now.length })}
              disabled={now.length === 0 || busy}
              loading={busy}
              onClick={ask}
              data-testid="publish-chosen"
            />
            <Button
              mode="ghost"
              text={t(all ? 'together.none' : 'together.all')}
              disabled={everyReady.length === 0}
              onClick={() => {
                for (const { draft } of everyReady) choose(draft._id, !all)
              }}
            />
          </Flex>
          {pending && <ResolveReportsDialog {...pending} />}
          {!drafts && !problem && <Spinner muted aria-label={t('together.looking')} />}
          {drafts?.length === 0 && <Text size={1}>{t('together.empty')}</Text>}
          <Stack as="ul" gap={2} style={LIST_STYLE}>
            {drafts?.map((one) => (
              <DraftRow
                key={one.draft._id}
                {...one}
                chosen={chosen.has(one.draft._id)}
                choose={choose}
                setReady={setReady}
              />
            ))}
          </Stack>
          {drafts?.length === MAX_DRAFTS && (
            <Text size={1} muted>
              {t('together.most', { most: MAX_DRAFTS })}
            </Text>
          )}
        </Stack>
      </Container>
    </Card>
  )
}

/** State of a set of names, with a function that adds or removes a name. */
function useMembers(): [ReadonlySet<string>, (name: string, member: boolean) => void] {
  const [members, setMembers] = useState<ReadonlySet<string>>(new Set())
  const change = useCallback(
    (name: string, member: boolean) =>
      setMembers((before) => {
        if (before.has(name) === member) return before
        return new Set(member ? [...before, name] : [...before].filter((one) => one !== name))
      }),
    [],
  )
  return [members, change]
}
