import { existsSync } from 'node:fs'
import { glob, readFile, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sirv from 'sirv'
import { basePath } from '../../config/paths.ts'

const compressed = promisify(brotliCompress)

/** Addresses of the build's files, whose names change with their content. */
export const staticRoute = `${basePath}/_next/static/`

/** Files are no documents: what pages may do, their own headers say. */
const headers = { 'Content-Security-Policy': "default-src 'none'" }

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Serves the build's files, each packed once as tightly as Brotli can, which takes seconds after a build:
 * meanwhile they are left to whoever comes next. `dist` is the build's folder.
 */
export function staticFiles(dist: string): Handler {
  const folder = path.join(dist, 'static')
  let serve: ReturnType<typeof sirv> | undefined
  packAll(folder).then(
    () => {
      serve = sirv(folder, {
        brotli: true,
        immutable: true,
        maxAge: 31_536_000,
        setHeaders: (response) => {
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        },
      })
    },
    (error: unknown) =>
      console.error(`The files in ${folder} could not be packed; Next serves them.`, error),
  )
  return (request, response, next) => {
    if (!serve) return next()
    const { url } = request
    request.url = `/${(url ?? '').slice(staticRoute.length)}`
    serve(request, response, () => {
      request.url = url ?? '/'
      next()
    })
  }
}

async function packAll(folder: string): Promise<void> {
  const files: string[] = []
  for await (const file of glob('**/*.{js,css,svg,json}', { cwd: folder })) files.push(file)
  await Promise.all(files.map((file) => pack(path.join(folder, file))))
}

async function pack(file: string): Promise<void> {
  const target = `${file}.br`
  if (existsSync(target)) return
  // Whole or not there at all, also for a second server that starts beside this one.
  const unfinished = `${target}.${process.pid}`
  await writeFile(unfinished, await compressed(await readFile(file)))
  await rename(unfinished, target)
}
