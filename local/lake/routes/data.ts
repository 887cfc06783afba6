import { act } from '../actions/act.ts'
import type { Route } from '../http/context.ts'
import { mutate } from '../mutations/mutate.ts'
import { ofDataset } from './of-dataset.ts'

export const dataRoutes: Route[] = [
  { method: 'POST', path: '/data/mutate/:dataset', handle: ofDataset(mutate) },
  { method: 'POST', path: '/data/actions/:dataset', handle: ofDataset(act) },
]
