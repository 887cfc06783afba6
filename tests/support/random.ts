import fc from 'fast-check'
import { stage } from './env.ts'

// The same code gets the same verdict at each commit; the long run finds what is new, and prints its seed.
if (stage !== 'all') fc.configureGlobal({ seed: 20_261_128 })
