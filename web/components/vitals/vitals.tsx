import { vitalsRoute } from '../../enhancements/vitals/route.ts'

/** What measures the page, where somebody wants the figures; otherwise nothing. */
export function Vitals({ wanted }: { wanted: boolean }) {
  return wanted ? <script src={vitalsRoute} async fetchPriority="low" /> : null
}
