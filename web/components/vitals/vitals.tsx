import { basePath } from '../../config/paths.ts'

/** Address of the script that measures a page, if figures are wanted. */
const vitalsRoute = `${basePath}/vitals.js`

/** The script that measures web vitals, if they are wanted. */
export function Vitals({ wanted }: { wanted: boolean }) {
  return wanted ? <script src={vitalsRoute} async fetchPriority="low" /> : null
}
