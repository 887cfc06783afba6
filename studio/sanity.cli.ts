import { defineCliConfig } from 'sanity/cli'
import { lake } from './env.ts'
import { nameButtons } from './patches/button-names/name-buttons.ts'
import { injectScriptPolicy } from './script-policy/inject-script-policy.ts'
import { removeOutsideFonts, withoutOutside } from './script-policy/remove-outside-fonts.ts'

/** The hosted dashboard, which embeds the Studio in a frame. */
const DASHBOARD = 'https://core.sanity-cdn.com'

export default defineCliConfig({
  api: { projectId: lake.projectId, dataset: lake.dataset },
  // Runs exactly the version that was built and tested, instead of one fetched when the Studio opens.
  deployment: { autoUpdates: false },
  vite: {
    plugins: [
      nameButtons(),
      ...(lake.apiHost === undefined
        ? [injectScriptPolicy([DASHBOARD])]
        : [injectScriptPolicy([], withoutOutside), removeOutsideFonts()]),
    ],
  },
})
