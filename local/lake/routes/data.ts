import { act } from '../actions/act.ts'
import type { Route } from '../http/context.ts'
import { ofDataset } from '../http/of-dataset.ts'
import { mutate } from '../mutations/mutate.ts'

export const dataRoutes: Route[] = [
  { method: 'POST', path: '/data/mutate/:dataset', handle: ofDataset(mutate) },
  { method: 'POST', path: '/data/actions/:dataset', handle: ofDataset(act) },
]
