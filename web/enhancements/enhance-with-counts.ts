import './enhance.ts'
import { applyAnswered, helpful } from './counts/helpful.ts'
import { countReading } from './counts/reading.ts'
import { listen } from './events.ts'

helpful()
showPage()
listen('site:page', showPage)

function showPage(): void {
  applyAnswered()
  countReading()
}
