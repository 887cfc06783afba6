import type { Run } from './measure-run.ts'
import { ourBuild } from './peers/our-build.ts'

/** What building the site takes: the pages alone, and with the Markdown, JSON and console data of each. */
export async function benchBuild(): Promise<void> {
  const pages = await ourBuild('none')
  report('pages, lists and feeds', pages)
  const all = await ourBuild('all')
  report('with Markdown, JSON and console data', all)
  console.log(`these add ${(all.seconds - pages.seconds).toFixed(1)} s`)
}

function report(what: string, { seconds, megabytes }: Run): void {
  console.log(`${what}: ${seconds.toFixed(1)} s, at most ${megabytes.toFixed(0)} MB`)
}
