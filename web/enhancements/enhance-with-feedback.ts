import './enhance.ts'
import { listen } from './events.ts'
import { feedbackMarks, sendQueuedReports } from './feedback/marks.ts'
import { markTables } from './feedback/table-marks.ts'

feedbackMarks()
showPage()
listen('site:page', showPage)

function showPage(): void {
  markTables()
  sendQueuedReports()
}
