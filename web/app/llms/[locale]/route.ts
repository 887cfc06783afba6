import { inEachLocale, localisedRoute } from '../../../config/localised-route.ts'
import { llmsResponse } from '../../../formats/llms/llms-response.ts'

export const generateStaticParams = () => inEachLocale([{}])
export const GET = localisedRoute((locale) => llmsResponse(locale))
