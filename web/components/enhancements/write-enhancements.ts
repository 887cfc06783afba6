import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { basePath } from '../../config/paths.ts'

/** Files that the site gives as they are. */
const folder = path.resolve(import.meta.dirname, '../../public/enhancements')

/** The addresses of all that were ever written, without the base path: a name changes with its content. */
export const enhancementsSource = '/enhancements/:file'

/**
 * Writes the enhancements as one file for browsers; returns its address. With `feedback` readers can report problems,
 * with `counts` pages say that they were read.
 */
export function writeEnhancements(feedback: boolean, counts = false): Promise<string> {
  const more = feedback ? (counts ? '-with-all' : '-with-feedback') : counts ? '-with-counts' : ''
  return writeScript(`../../enhancements/enhance${more}.ts`)
}

/** The same of the dialog for that, which is loaded when it is first opened. */
export const writeFeedback = (): Promise<string> =>
  writeScript('../../enhancements/feedback/dialog.ts')

/** The same of what keeps a page usable that others changed, which comes with the framework. */
export const writeForeignNodes = (): Promise<string> =>
  writeScript('../../enhancements/foreign-nodes.ts')

/** The same of the worker that reads clients, which no page loads but its own. */
export const writeClientReader = (): Promise<string> =>
  writeScript('../breaks-me/read-clients.worker.ts')

async function writeScript(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: path.resolve(import.meta.dirname, entry),
    platform: 'browser',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
  await bundle.close()
  const { code } = output[0]
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 10)
  const name = `${hash}.js`
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), code)
  return `${basePath}/enhancements/${name}`
}
