import { inEachLocale, localisedRoute } from '../../../config/localised-route.ts'
import { searchResponse } from '../../../documents/own-pages.ts'

export const generateStaticParams = () => inEachLocale([{}])

export const GET = localisedRoute(searchResponse)
