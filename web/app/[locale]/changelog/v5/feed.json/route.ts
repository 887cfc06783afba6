import { inEachLocale, localisedRoute } from '../../../../../config/localised-route.ts'
import { feedResponse } from '../../../../../formats/feeds/feed-response.ts'

export const generateStaticParams = () => inEachLocale([{}])

export const GET = localisedRoute((locale) => feedResponse('json', locale))
