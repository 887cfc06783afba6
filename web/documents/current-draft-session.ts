import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { draftLake } from '../content/preview/draft-lake.ts'
import { openSession } from '../content/preview/draft-session.ts'
import { draftCookie } from '../preview/session/cookie.ts'
import type { DraftSession } from '../preview/session/draft-session.ts'

/** The request's draft session; looked up once per request, since it may have ended since the last one. */
export const currentDraftSession = cache(async (): Promise<DraftSession | undefined> => {
  const store = await cookies()
  const lake = draftLake()
  return lake && openSession(lake, store.get(draftCookie)?.value)
})
