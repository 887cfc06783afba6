import { inEachLocale, localisedRoute } from '../../../config/localised-route.ts'
import { breaksMeResponse } from '../../../documents/own-pages.ts'

export const generateStaticParams = () => inEachLocale([{}])

export const GET = localisedRoute(breaksMeResponse)
