import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { DocumentInspectorProps } from 'sanity'
import { DocumentInspectorHeader, useDocumentPane } from 'sanity/structure'
import { publishedIdOf } from '../../schemas/ids.ts'
import { useMessages } from '../interface/use-messages.ts'
import { LIST_STYLE } from '../operations/list-style.ts'
import { Problem } from '../problem.tsx'
import { feedbackMessages } from './feedback-messages.ts'
import { PlaceRow } from './place-row.tsx'
import { reportedPlaces } from './places.ts'
import { pathInForm } from './report.ts'
import { useOpenReports } from './use-open-reports.ts'
import { usePeople } from './use-people.ts'
import { useSettle } from './use-settle.ts'

/** The panel beside a page: what readers reported of it that is open, and the way to each passage. */
export function FeedbackInspector({ documentId, onClose }: DocumentInspectorProps) {
  const t = useMessages(feedbackMessages)
  const { reports, problem } = useOpenReports(publishedIdOf(documentId))
  const { onFocus, onPathOpen } = useDocumentPane()
  const people = usePeople()
  const { busy, run } = useSettle(() => {})
  return (
    <Flex direction="column" height="fill" data-testid="feedback-panel">
      <DocumentInspectorHeader
        as="header"
        title={t('title')}
        closeButtonLabel={t('close')}
        onClose={onClose}
      />
      <Card flex={1} overflow="auto" padding={3}>
        <Stack gap={4}>
          <Problem>{problem ? t('silent', { problem }) : undefined}</Problem>
          {reports.length === 0 && !problem && (
            <Text size={1} muted role="status">
              {t('empty.page')}
            </Text>
          )}
          <Stack as="ul" gap={3} style={LIST_STYLE}>
            {reportedPlaces(reports).map((place) => {
              const path = pathInForm(place.newest)
              return (
                <PlaceRow key={place.key} place={place} people={people} busy={busy} run={run}>
                  {path && (
                    <Button
                      mode="ghost"
                      fontSize={1}
                      padding={2}
                      text={t('show')}
                      onClick={() => {
                        onPathOpen(path)
                        onFocus(path)
                      }}
                    />
                  )}
                </PlaceRow>
              )
            })}
          </Stack>
        </Stack>
      </Card>
    </Flex>
  )
}
