import './enhance.ts'
import { listen } from './events.ts'
import { feedbackMarks, sendKept } from './feedback/marks.ts'

feedbackMarks()
sendKept()
listen('site:page', sendKept)
