import { assetRoutes } from './assets/assets.ts'
import { authRoutes } from './auth.ts'
import type { Route } from './context.ts'
import { dataRoutes } from './data/data.ts'
import { deliveryRoutes } from './deliveries.ts'
import { exportRoutes } from './export.ts'
import { historyRoutes } from './history.ts'
import { listenRoutes } from './listen/listen.ts'
import { projectRoutes } from './project.ts'
import { queryRoutes } from './query.ts'
import { userRoutes } from './users.ts'
import { webhookRoutes } from './webhooks.ts'

/** Every call that the lake answers; earlier ones win. */
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
