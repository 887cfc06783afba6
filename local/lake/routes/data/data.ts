import type { Route } from '../context.ts'
import { ofDataset } from '../of-dataset.ts'
import { act } from './act.ts'
import { mutate } from './mutate.ts'
import { stats } from './stats.ts'

export const dataRoutes: Route[] = [
  { method: 'POST', path: '/data/mutate/:dataset', handle: ofDataset(mutate) },
  { method: 'POST', path: '/data/actions/:dataset', handle: ofDataset(act) },
  { method: 'GET', path: '/data/stats/:dataset', handle: ofDataset(stats) },
]
