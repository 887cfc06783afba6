import { defineCliConfig } from 'sanity/cli'
import { lake } from './env.ts'
import { nameButtons } from './patches/button-names/name-buttons.ts'
import { putPolicyInPage } from './script-policy/put-policy-in-page.ts'
import { leaveOutsideOut, withoutOutside } from './script-policy/without-outside.ts'

/** Of the hosted dashboard, which shows the Studio in a frame. */
const DASHBOARD = 'https://core.sanity-cdn.com'

export default defineCliConfig({
  api: { projectId: lake.projectId, dataset: lake.dataset },
  // What was built and tested is what runs; nothing is fetched when the Studio opens.
  deployment: { autoUpdates: false },
  vite: {
    plugins: [
      nameButtons(),
      ...(lake.apiHost === undefined
        ? [putPolicyInPage([DASHBOARD])]
        : [putPolicyInPage([], withoutOutside), leaveOutsideOut()]),
    ],
  },
})
