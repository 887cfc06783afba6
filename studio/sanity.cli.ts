import { defineCliConfig } from 'sanity/cli'
import { lake } from './env.ts'

export default defineCliConfig({
  api: { projectId: lake.projectId, dataset: lake.dataset },
  // What was built and tested is what runs; nothing is fetched when the Studio opens.
  deployment: { autoUpdates: false },
})
