import { llmsAreaResponse } from '../../../../agents/llms-response.ts'
import { contentClient } from '../../../../content/client.ts'
import { fetchSidebars } from '../../../../content/stored-sidebar.ts'
import { inEachLocale, localisedRoute } from '../../../../localised-route.ts'

export async function generateStaticParams() {
  const sidebars = await fetchSidebars(contentClient())
  return inEachLocale(sidebars.map(({ name }) => ({ area: name })))
}

export const GET = localisedRoute<{ locale: string; area: string }>((locale, { area }) =>
  llmsAreaResponse(area, locale),
)
