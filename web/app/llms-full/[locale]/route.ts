import { inEachLocale, localisedRoute } from '../../../config/localised-route.ts'
import { llmsFullResponse } from '../../../formats/llms/llms-response.ts'

export const generateStaticParams = () => inEachLocale([{}])
export const GET = localisedRoute((locale) => llmsFullResponse(locale))
