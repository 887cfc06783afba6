import { answer } from '../bench/harness/question.ts'
import { reportFailure } from './report-failure.ts'

/** Measurements by name; the file of each is loaded only when it is run. */
const questions = {
  pages: async () => (await import('../bench/pages.ts')).benchPages,
  touch: async () => (await import('../bench/touch.ts')).benchTouch,
  peers: async () => (await import('../bench/peers.ts')).benchPeers,
  hosts: async () => (await import('../bench/hosts.ts')).benchHosts,
  publish: async () => (await import('../bench/publish.ts')).benchPublish,
  changelog: async () => (await import('../bench/changelog.ts')).benchChangelog,
  storm: async () => (await import('../bench/storm.ts')).benchStorm,
  memory: async () => (await import('../bench/memory.ts')).benchMemory,
  search: async () => (await import('../bench/search.ts')).benchSearch,
  relevance: async () => (await import('../bench/relevance.ts')).benchRelevance,
  agents: async () => (await import('../bench/agents.ts')).benchAgents,
  feedback: async () => (await import('../bench/feedback.ts')).benchFeedback,
  keys: async () => (await import('../bench/keys.ts')).benchKeys,
  check: async () => (await import('../bench/check.ts')).benchCheck,
  chaos: async () => (await import('../bench/chaos.ts')).benchChaos,
  soak: async () => (await import('../bench/soak.ts')).benchSoak,
  scale: async () => (await import('../bench/scale.ts')).benchScale,
}

const name = process.argv[2] ?? ''
const found = Object.entries(questions).find(([known]) => known === name)

if (found) await answer(name, await found[1]()).catch(reportFailure)
else
  reportFailure(
    `There is no measurement "${name}". There are: ${Object.keys(questions).join(', ')}`,
  )
// A failed measurement may leave handles open, which would keep the process alive.
process.exit()
