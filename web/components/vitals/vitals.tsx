import { vitalsRoute } from '../../enhancements/vitals/route.ts'

/** The script that measures web vitals, if they are wanted. */
export function Vitals({ wanted }: { wanted: boolean }) {
  return wanted ? <script src={vitalsRoute} async fetchPriority="low" /> : null
}
