import './enhance.ts'
import { helpful, markAnsweredForm } from './counts/helpful.ts'
import { countReading } from './counts/reading.ts'
import { listen } from './events.ts'

helpful()
showPage()
listen('site:page', showPage)

function showPage(): void {
  markAnsweredForm()
  countReading()
}
