import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assetOf } from '../assets/asset-document.ts'
import { readBody } from '../http/body.ts'
import { type Context, HANDLED, type Route } from '../http/context.ts'
import { notFound } from '../http/errors.ts'
import { applyMutation } from '../mutations/apply-mutation.ts'

const UPLOAD_LIMIT = 64 * 1024 * 1024
const DESCRIPTION = ['title', 'description', 'label', 'creditLine']

/** What a browser may be told a file is; everything else is a download. */
const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
}

function upload(kind: 'images' | 'files') {
  return async ({ lake, request, url, user }: Context) => {
    const { projectId, dataset, dataDir } = lake.options
    const bytes = await readBody(request, UPLOAD_LIMIT)
    const { file, document } = assetOf({
      kind,
      bytes,
      filename: url.searchParams.get('filename'),
      mimeType: request.headers['content-type'] ?? 'application/octet-stream',
      base: `http://${request.headers.host ?? url.host}/${kind}/${projectId}/${dataset}`,
    })
    for (const name of DESCRIPTION) {
      const value = url.searchParams.get(name)
      if (value !== null) document[name] = value
    }
    const target = path.join(dataDir, 'assets', file)
    if (!existsSync(target)) {
      const temporary = `${target}.${randomUUID()}.part`
      try {
        await writeFile(temporary, bytes, { flush: true })
        await rename(temporary, target)
      } catch (error) {
        // Half a file, as a full disk leaves it, would take the room that is missing.
        await rm(temporary, { force: true })
        throw error
      }
    }
    lake.write({ user, transactionId: undefined, dryRun: false }, (copy) =>
      applyMutation(copy, { createIfNotExists: document }, () => []),
    )
    return { document: lake.store.get(document._id) }
  }
}

/** Sends the original bytes: sizes and formats asked for in the address are not computed here. */
function serve({ lake, params, response }: Context) {
  const file = params['file'] ?? ''
  const target = path.join(lake.options.dataDir, 'assets', file)
  if (!/^[a-z0-9-]+\.[a-z0-9]+$/.test(file) || !existsSync(target))
    throw notFound(`No asset "${file}"`)
  const type = TYPES[path.extname(file).slice(1)]
  response.writeHead(200, {
    'Content-Type': type ?? 'application/octet-stream',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ...(type === undefined && { 'Content-Disposition': 'attachment' }),
  })
  createReadStream(target).pipe(response)
  return HANDLED
}

export const assetRoutes: Route[] = [
  { method: 'POST', path: '/assets/images/:dataset', handle: upload('images') },
  { method: 'POST', path: '/assets/files/:dataset', handle: upload('files') },
  { method: 'GET', path: '/images/:project/:dataset/:file', handle: serve },
  { method: 'GET', path: '/files/:project/:dataset/:file', handle: serve },
]
