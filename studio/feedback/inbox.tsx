import { Card, Container, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import { API_VERSION } from '../../schemas/api-version.ts'
import type { FeedbackState } from '../../schemas/feedback.ts'
import { ToolHeading } from '../i18n/tool-heading.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { Problem } from '../problem.tsx'
import { usePolled } from '../webhooks/use-polled.ts'
import { feedbackMessages } from './feedback-messages.ts'
import { filteredReports, UNFILTERED } from './filters.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { FEEDBACK_TOOL } from './names.ts'
import { fetchReports, formPath, MAX_REPORTS, type ReaderReport, stateOf } from './report.ts'
import { ReportLocationList } from './report-location-list.tsx'
import { reportLocations } from './report-locations.ts'
import { usePeople } from './use-people.ts'
import { useResolveReports } from './use-resolve-reports.ts'

/** Readers' reports of all pages, with the actions on them. */
export function Inbox() {
  const t = useMessages(feedbackMessages)
  const user = useCurrentUser()?.id ?? ''
  const [state, setState] = useState<FeedbackState>('open')
  const [chosen, setChosen] = useState(UNFILTERED)
  const { found, problem, refresh } = useReports(state)
  const people = usePeople()
  const run = useResolveReports(refresh)
  // Until the new state's reports have loaded, `found` holds those of the previous state.
  const reports = found?.reports.filter((report) => stateOf(report) === state) ?? []
  const locations = reportLocations(filteredReports(reports, chosen, { now: new Date(), user }))
  const unreadable = found?.unreadable ?? []

  return (
    <Card height="fill" overflow="auto" data-testid="feedback">
      <Container width={2} padding={4}>
        <Stack gap={5}>
          <ToolHeading title={t('title')} lead={t('lead')} />
          <InboxFilters
            reports={reports}
            state={state}
            onState={setState}
            chosen={chosen}
            onChange={setChosen}
          />
          <Problem>{problem ? t('silent', { problem }) : undefined}</Problem>
          {unreadable.length > 0 && (
            <Problem>
              {t('unreadable', { count: unreadable.length, ids: unreadable.join(', ') })}
            </Problem>
          )}
          {locations.length === 0 && !problem && (
            <Text size={1} muted role="status">
              {t(!found ? 'looking' : reports.length === 0 ? 'empty' : 'empty.chosen')}
            </Text>
          )}
          <ReportLocationList locations={locations} people={people} run={run}>
            {({ newest }) => <ReportLocationLink report={newest} />}
          </ReportLocationList>
          {reports.length + unreadable.length === MAX_REPORTS && (
            <Text size={1} muted>
              {t('most', { most: MAX_REPORTS })}
            </Text>
          )}
        </Stack>
      </Container>
    </Card>
  )
}

/** Polls the reports in a state every two seconds; `refresh` requests them at once. */
function useReports(state: FeedbackState) {
  const client = useClient({ apiVersion: API_VERSION })
  const read = useCallback(() => fetchReports(client, { states: [state] }), [client, state])
  const { state: found, problem, refresh } = usePolled(read)
  return { found, problem, refresh }
}

/** The title of a page as a link to its form, at the passage and with the report inspector open. */
function ReportLocationLink({ report }: { report: ReaderReport }) {
  const path = formPath(report)
  const params = { id: report.page, type: 'page', inspect: FEEDBACK_TOOL, ...(path && { path }) }
  return (
    <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
      <IntentLink intent="edit" params={params}>
        {report.title ?? report.path}
      </IntentLink>
    </Text>
  )
}
