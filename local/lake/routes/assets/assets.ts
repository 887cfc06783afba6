import type { Route } from '../context.ts'
import { serveImage } from './serve-image.ts'
import { upload } from './upload.ts'

export const assetRoutes: Route[] = [
  { method: 'POST', path: '/assets/images/:dataset', handle: upload },
  { method: 'GET', path: '/images/:project/:dataset/:file', handle: serveImage },
]
