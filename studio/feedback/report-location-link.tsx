import { Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { FEEDBACK_TOOL } from './names.ts'
import { formPath, type ReaderReport } from './report.ts'

/** The title of a page as a link to its form, at the passage and with the report inspector open. */
export function ReportLocationLink({ report }: { report: ReaderReport }) {
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
