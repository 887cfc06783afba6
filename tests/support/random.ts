import fc from 'fast-check'
import { stage } from './env.ts'

// A fixed seed at each commit, so that equal code gets equal results; the long run uses new seeds, and prints them.
if (stage !== 'all') fc.configureGlobal({ seed: 20_261_128 })
