import { after } from 'next/server'
import { z } from 'zod'
import { type Locale, locales } from '../config/locales.ts'
import { pagePath } from '../formats/mcp/page-path.ts'
import { clientKind } from './client-kind.ts'
import { isShort } from './counted-request.ts'
import { isKnownPage } from './known-page.ts'
import { siteCounter } from './site-counter.ts'

/** Of the Model Context Protocol, what is counted by name. */
export const COUNTED_TOOLS = [
  'search_docs',
  'get_page',
  'get_operation',
  'check_request',
  'sign_example',
  'lookup_error_code',
  'changes_since',
] as const

/** Bytes; longer ones are refused. */
const LONGEST = 65_536

const call = z.object({
  method: z.literal('tools/call'),
  params: z.object({
    name: z.enum(COUNTED_TOOLS),
    arguments: z
      .object({
        path: z.string().max(300).optional().catch(undefined),
        locale: z.string().optional(),
      })
      .catch({}),
  }),
})
type Call = z.infer<typeof call>['params']

/** Has calls of tools counted that `handler` answers: by the name of the tool, the kind of client, and the page. */
export const countingCalls =
  (handler: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const here = await siteCounter()
    const copy = here && isShort(request, LONGEST) ? request.clone() : undefined
    const [answer, calls] = await Promise.all([handler(request), copy ? callsOf(copy) : []])
    if (!here || !answer.ok) return answer
    const client = clientKind(request.headers.get('user-agent') ?? undefined)
    for (const { name, arguments: given } of calls) {
      const locale = localeOf(given.locale)
      here.counter.count({ of: 'agent', client, form: 'mcp', tool: name, locale })
      const path = name === 'get_page' && given.path ? pagePath(given.path) : undefined
      if (path !== undefined && (await isKnownPage(path)))
        here.counter.count({ of: 'page', path, locale, what: 'agents' })
    }
    if (calls.length > 0 && here.write) after(here.write)
    return answer
  }

async function callsOf(request: Request): Promise<Call[]> {
  const body: unknown = await request.json().catch(() => undefined)
  return [body].flat().flatMap((one) => call.safeParse(one).data?.params ?? [])
}

const localeOf = (given: string | undefined): Locale => locales.find((one) => one === given) ?? 'en'
