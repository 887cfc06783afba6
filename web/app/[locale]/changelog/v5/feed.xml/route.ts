import { inEachLocale, localisedRoute } from '../../../../../config/localised-route.ts'
import { rssResponse } from '../../../../../formats/feeds/feed-response.ts'

export const generateStaticParams = () => inEachLocale([{}])

export const GET = localisedRoute((locale) => rssResponse(locale))
