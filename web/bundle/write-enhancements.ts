import path from 'node:path'
import { rolldown } from 'rolldown'
import { writeHashed } from './files.ts'

/**
 * Writes the enhancements as one file for browsers; returns its address. With `feedback` readers can report problems,
 * with `counts` pages say that they were read.
 */
export function writeEnhancements(feedback: boolean, counts = false): Promise<string> {
  const more = feedback ? (counts ? '-with-all' : '-with-feedback') : counts ? '-with-counts' : ''
  return writeScript(`../enhancements/enhance${more}.ts`)
}

/** The same of the dialog for that, which is loaded when it is first opened. */
export const writeFeedback = (): Promise<string> =>
  writeScript('../enhancements/feedback/dialog.ts')

/** The same of the worker that reads clients, which no page loads but its own. */
export const writeClientReader = (): Promise<string> =>
  writeScript('../components/breaks-me/read-clients.worker.ts')

async function writeScript(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: path.resolve(import.meta.dirname, entry),
    platform: 'browser',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
  await bundle.close()
  return writeHashed(output[0].code, '.js')
}
