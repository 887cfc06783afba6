import 'server-only'
import { env } from '../env.ts'
import { assertLinksResolve } from './assert-links-resolve.ts'
import { contentClient } from './client.ts'
import { fetchPagePaths } from './page-paths.ts'

let checked: Promise<void> | undefined

/** The route parameters of every page that the build makes. A build with broken links ends here. */
export async function staticPaths(): Promise<{ path: string[] }[]> {
  const client = contentClient()
  if (env.NEXT_PHASE === 'phase-production-build') {
    checked ??= assertLinksResolve(client)
    await checked
  }
  const paths = await fetchPagePaths(client)
  return [{ path: [] }, ...paths.map((path) => ({ path: path.split('/') }))]
}
