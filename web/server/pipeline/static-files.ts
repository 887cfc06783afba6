import { existsSync } from 'node:fs'
import { glob, readFile, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sirv from 'sirv'

const compressed = promisify(brotliCompress)

/** Static files need no page policy; the worker among them sends requests to this site. */
const headers = { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" }

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Serves the files in `folder`, whose names change with their content, at addresses that begin with `route`, each
 * compressed once with Brotli's highest quality. That takes seconds after a build; until then the next handler serves
 * them.
 */
export function staticFiles(folder: string, route: string): Handler {
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
      console.error(
        `The files in ${folder} could not be packed; Next serves them as they are.`,
        error,
      ),
  )
  return (request, response, next) => {
    if (!serve) return next()
    const { url } = request
    request.url = `/${(url ?? '').slice(route.length)}`
    serve(request, response, () => {
      request.url = url ?? '/'
      next()
    })
  }
}

async function packAll(folder: string): Promise<void> {
  const files: string[] = []
  for await (const file of glob('**/*.{js,css}', { cwd: folder })) files.push(file)
  await Promise.all(files.map((file) => pack(path.join(folder, file))))
}

async function pack(file: string): Promise<void> {
  const target = `${file}.br`
  if (existsSync(target)) return
  // The rename is atomic, also when a second server starts at the same time.
  const unfinished = `${target}.${process.pid}`
  await writeFile(unfinished, await compressed(await readFile(file)))
  await rename(unfinished, target)
}
