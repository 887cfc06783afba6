import { llmsFullResponse } from '../../../agents/llms-response.ts'
import { inEachLocale, localisedRoute } from '../../../localised-route.ts'

export const generateStaticParams = () => inEachLocale([{}])
export const GET = localisedRoute((locale) => llmsFullResponse(locale))
