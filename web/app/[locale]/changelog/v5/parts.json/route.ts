import { inEachLocale, localisedRoute } from '../../../../../config/localised-route.ts'
import { partsResponse } from '../../../../../formats/feeds/parts-response.ts'

export const generateStaticParams = () => inEachLocale([{}])

export const GET = localisedRoute((locale) => partsResponse(locale))
