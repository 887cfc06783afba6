import { benchBuild } from '../bench/build.ts'
import { benchChangelog } from '../bench/changelog.ts'
import { benchChaos } from '../bench/chaos.ts'
import { benchCheck } from '../bench/check.ts'
import { benchConsole } from '../bench/console.ts'
import { benchCost } from '../bench/cost.ts'
import { benchFeedback } from '../bench/feedback.ts'
import { benchLake } from '../bench/lake.ts'
import { benchMemory } from '../bench/memory.ts'
import { benchPages } from '../bench/pages.ts'
import { benchPeers } from '../bench/peers.ts'
import { benchPublish } from '../bench/publish.ts'
import { benchRelevance } from '../bench/relevance.ts'
import { benchScale } from '../bench/scale.ts'
import { benchSearch } from '../bench/search.ts'
import { benchSearchDialog } from '../bench/search-dialog.ts'
import { benchSoak } from '../bench/soak.ts'
import { benchStorm } from '../bench/storm.ts'
import { benchTouch } from '../bench/touch.ts'
import { benchTyping } from '../bench/typing.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { fail } from './fail.ts'
import { runningStack } from './stack/running-stack.ts'

/** What starts everything itself, and what measures the stack that runs. */
type Bench =
  | { needsStack: false; run: () => Promise<void> }
  | { needsStack: true; run: (stack: StackFile) => Promise<void> }

const benches: Record<string, Bench> = {
  pages: { needsStack: true, run: benchPages },
  console: { needsStack: true, run: benchConsole },
  peers: { needsStack: true, run: benchPeers },
  publish: { needsStack: true, run: benchPublish },
  build: { needsStack: true, run: benchBuild },
  cost: { needsStack: true, run: benchCost },
  changelog: { needsStack: true, run: benchChangelog },
  chaos: { needsStack: true, run: benchChaos },
  feedback: { needsStack: true, run: benchFeedback },
  storm: { needsStack: true, run: benchStorm },
  memory: { needsStack: true, run: benchMemory },
  lake: { needsStack: false, run: benchLake },
  search: { needsStack: false, run: searchAndDialog },
  relevance: {
    needsStack: false,
    run: () => benchRelevance(runningStack(), process.argv.slice(3)),
  },
  'search-dialog': { needsStack: true, run: benchSearchDialog },
  soak: { needsStack: true, run: benchSoak },
  scale: { needsStack: false, run: benchScale },
  touch: { needsStack: true, run: benchTouch },
  typing: { needsStack: true, run: benchTyping },
  check: { needsStack: true, run: benchCheck },
}

const name = process.argv[2] ?? ''
const bench = benches[name]

const stack = runningStack()

if (!bench) fail(`There is no measurement "${name}". There are: ${Object.keys(benches).join(', ')}`)
else if (!bench.needsStack) await bench.run()
else if (!stack) fail('The stack is not running. Run `npm start` in another terminal.')
else await bench.run(stack)

/** The dialog too, where the stack runs to open it in. */
async function searchAndDialog(): Promise<void> {
  await benchSearch()
  const stack = runningStack()
  if (stack) await benchSearchDialog(stack)
  else console.log('\nThe dialog is measured while the stack runs: npm run bench search-dialog')
}
