import { localisedRoute } from '../../../../../config/localised-route.ts'
import { selectionResponse } from '../../../../../formats/feeds/feed-response.ts'

export const GET = localisedRoute((locale, _, { url }) => selectionResponse('json', locale, url))
