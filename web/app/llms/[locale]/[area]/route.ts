import { inEachLocale, localisedRoute } from '../../../../config/localised-route.ts'
import { contentClient } from '../../../../content/lake/client.ts'
import { Reader } from '../../../../content/lake/reader.ts'
import { fetchSidebars } from '../../../../content/sidebar/stored-sidebar.ts'
import { llmsAreaResponse } from '../../../../formats/llms/llms-response.ts'

export async function generateStaticParams() {
  const sidebars = await fetchSidebars(new Reader(contentClient()))
  return inEachLocale(sidebars.map(({ name }) => ({ area: name })))
}

export const GET = localisedRoute<{ locale: string; area: string }>((locale, { area }) =>
  llmsAreaResponse(area, locale),
)
