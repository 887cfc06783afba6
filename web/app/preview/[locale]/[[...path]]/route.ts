import { localisedRoute } from '../../../../config/localised-route.ts'
import { pathFromSegments } from '../../../../config/paths.ts'
import { draftResponse } from '../../../../documents/draft-response.ts'

export const GET = localisedRoute<{ locale: string; path?: string[] }>((locale, { path }) =>
  draftResponse(pathFromSegments(path), locale),
)
