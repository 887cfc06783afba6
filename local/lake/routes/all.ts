import { serveImage } from './assets/serve-image.ts'
import { upload } from './assets/upload.ts'
import { authRoutes } from './auth.ts'
import type { Route } from './context.ts'
import { mutate } from './data/mutate.ts'
import { runActions } from './data/run-actions.ts'
import { stats } from './data/stats.ts'
import { deliveryRoutes } from './deliveries.ts'
import { exportRoutes } from './export.ts'
import { historyRoutes } from './history.ts'
import { listenRoutes } from './listen/listen.ts'
import { ofDataset } from './of-dataset.ts'
import { projectRoutes } from './project.ts'
import { queryRoutes } from './query.ts'
import { userRoutes } from './users.ts'
import { webhookRoutes } from './webhooks.ts'

const dataRoutes: Route[] = [
  { method: 'POST', path: '/data/mutate/:dataset', handle: ofDataset(mutate) },
  { method: 'POST', path: '/data/actions/:dataset', handle: ofDataset(runActions) },
  { method: 'GET', path: '/data/stats/:dataset', handle: ofDataset(stats) },
]

const assetRoutes: Route[] = [
  { method: 'POST', path: '/assets/images/:dataset', handle: upload },
  { method: 'GET', path: '/images/:project/:dataset/:file', handle: serveImage },
]

/** Every route of the lake; earlier ones win. */
export const routes: readonly Route[] = [
  ...queryRoutes,
  ...dataRoutes,
  ...exportRoutes,
  ...listenRoutes,
  ...historyRoutes,
  ...authRoutes,
  ...userRoutes,
  ...projectRoutes,
  ...webhookRoutes,
  ...deliveryRoutes,
  ...assetRoutes,
]
