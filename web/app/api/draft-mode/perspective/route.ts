import { type ClientPerspective, validateApiPerspective } from '@sanity/client'
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { env } from '../../../../config/env.ts'
import { basePath } from '../../../../config/paths.ts'
import { currentDraftSession } from '../../../../documents/current-draft-session.ts'
import { partitionedCookie } from '../../../../preview/session/cookie.ts'

const bodySchema = z.object({
  perspective: z.union([z.enum(['published', 'drafts']), z.array(z.string().max(100)).max(20)]),
})

/** The Studio shows drafts from another perspective: a release, or what is published. */
export async function POST(request: Request): Promise<Response> {
  if (!(await currentDraftSession()))
    return new Response('Only for those whom the Studio let in\n', { status: 404 })
  const body = bodySchema.safeParse(await request.json().catch(() => undefined))
  if (!body.success || !isPerspective(body.data.perspective))
    return new Response('No such perspective: name releases, `drafts` or `published`\n', {
      status: 400,
    })
  const jar = await cookies()
  const isProduction = env.NODE_ENV === 'production'
  jar.set(perspectiveCookieName, [body.data.perspective].flat().join(','), {
    httpOnly: true,
    path: basePath,
    secure: isProduction,
    sameSite: isProduction ? 'none' : 'lax',
    partitioned: jar.has(partitionedCookie),
  })
  return new Response(null, { status: 204 })
}

function isPerspective(perspective: unknown): perspective is ClientPerspective {
  try {
    validateApiPerspective(perspective)
    return true
  } catch {
    return false
  }
}
