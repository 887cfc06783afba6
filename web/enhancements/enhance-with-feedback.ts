import './enhance.ts'
import { listen } from './events.ts'
import { feedbackMarks, sendKeptReports } from './feedback/marks.ts'

feedbackMarks()
sendKeptReports()
listen('site:page', sendKeptReports)
