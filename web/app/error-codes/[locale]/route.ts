import { errorCodesResponse } from '../../../components/console/error-codes-response.ts'
import { inEachLocale, localisedRoute } from '../../../config/localised-route.ts'

export const generateStaticParams = () => inEachLocale([{}])
export const GET = localisedRoute((locale) => errorCodesResponse(locale))
