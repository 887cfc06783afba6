import { localeOfAddress, pathOfAddress } from '../config/paths.ts'
import { opensDrafts } from '../preview/is-preview.ts'
import { clientKind } from './client-kind.ts'
import { countRequest, emptyResponse, isShort } from './counted-request.ts'
import { isKnownPage } from './known-page.ts'
import { wantsNoCounting } from './wants-no-counting.ts'

const LONGEST = 300
const READERS = ['browser', 'other']

/** Counts that a page was read; answers 204 whether or not it was, so that nobody learns more. */
export async function answerReading(request: Request): Promise<Response> {
  const header = (name: string) => request.headers.get(name)
  const outcome = await countRequest(request, async () => {
    const isReader = READERS.includes(clientKind(header('user-agent') ?? undefined))
    if (!isReader || wantsNoCounting(header) || opensDrafts(header('cookie') ?? ''))
      return 'nothing'
    if (!isShort(request, LONGEST)) return 'nothing'
    const address = await request.text()
    const path = pathOfAddress(address)
    if (!(await isKnownPage(path))) return 'nothing'
    return { of: 'page', path, locale: localeOfAddress(address), what: 'readers' }
  })
  if (outcome === null) return emptyResponse(404)
  return emptyResponse(outcome === false ? 403 : 204)
}
