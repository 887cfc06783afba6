import { inEachLocale, localisedRoute } from '../../../../../config/localised-route.ts'
import { jsonFeedResponse } from '../../../../../formats/feeds/feed-response.ts'

export const generateStaticParams = () => inEachLocale([{}])

export const GET = localisedRoute((locale) => jsonFeedResponse(locale))
