import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import type { DocumentInspectorProps } from 'sanity'
import { DocumentInspectorHeader, useDocumentPane, usePaneRouter } from 'sanity/structure'
import { publishedIdOf } from '../../schemas/ids.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Problem } from '../problem.tsx'
import { feedbackMessages } from './feedback-messages.ts'
import { formPath, pathInForm, type ReaderReport } from './report.ts'
import { ReportLocationList } from './report-location-list.tsx'
import { reportLocations } from './report-locations.ts'
import { useOpenReports } from './use-open-reports.ts'
import { usePeople } from './use-people.ts'
import { useResolveReports } from './use-resolve-reports.ts'

/** The panel beside a page's form: the page's open reports, each with a button that shows its passage. */
export function FeedbackInspector({ documentId, onClose }: DocumentInspectorProps) {
  const t = useMessages(feedbackMessages)
  const { reports, problem } = useOpenReports(publishedIdOf(documentId))
  const people = usePeople()
  const run = useResolveReports(() => {})
  useArrival(reports)
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
          <ReportLocationList locations={reportLocations(reports)} people={people} run={run}>
            {({ newest }) => <ShowButton path={pathInForm(newest)} />}
          </ReportLocationList>
        </Stack>
      </Card>
    </Flex>
  )
}

/** Moves the focus to the passage in the form; renders nothing if the form does not contain the passage. */
function ShowButton({ path }: { path: ReturnType<typeof pathInForm> }) {
  const t = useMessages(feedbackMessages)
  const { onFocus, onPathOpen } = useDocumentPane()
  if (!path) return null
  return (
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
  )
}

/**
 * Focuses the passage in the address once. Sanity opens it, but scrolls to it only if the address changes while the
 * form is open (`syncPathFromUrl` of its document pane). A focus that the user has already set stays.
 */
function useArrival(reports: readonly ReaderReport[]): void {
  const { ready, onFocus } = useDocumentPane()
  const { params } = usePaneRouter()
  const wanted = useRef(params?.['path'])
  const report = reports.find((one) => formPath(one) === wanted.current)
  const path = report && pathInForm(report)
  const isKnown = path !== undefined
  useEffect(() => {
    if (!ready || !path || wanted.current === undefined) return
    wanted.current = undefined
    if (document.activeElement === document.body) onFocus(path)
    // Each answer brings an equal `path` in a new object, so `path` is no dependency.
  }, [ready, isKnown])
}
