import type { Route } from '../context.ts'
import { serveFile } from './serve-file.ts'
import { serveImage } from './serve-image.ts'
import { upload } from './upload.ts'

export const assetRoutes: Route[] = [
  { method: 'POST', path: '/assets/images/:dataset', handle: upload('images') },
  { method: 'POST', path: '/assets/files/:dataset', handle: upload('files') },
  { method: 'GET', path: '/images/:project/:dataset/:file', handle: serveImage },
  { method: 'GET', path: '/images/:project/:dataset/:file/:name', handle: serveImage },
  { method: 'GET', path: '/files/:project/:dataset/:file', handle: serveFile },
]
