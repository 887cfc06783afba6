import 'server-only'
import { cachedPageList } from '../content/addresses/cached-page-list.ts'

/** Whether there is a page of this path: nothing else is counted as read. */
export async function isKnownPage(path: string): Promise<boolean> {
  return (await cachedPageList()).some((page) => page.path === path)
}
