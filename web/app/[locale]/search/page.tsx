import { SearchView, searchMetadata } from '../../../components/search-view/search-view.tsx'
import { type LocaleRoute, localeOf } from '../../../config/localised-route.ts'

export const generateMetadata = async ({ params }: LocaleRoute) =>
  searchMetadata(await localeOf(params))

export default async function Page({ params }: LocaleRoute) {
  return <SearchView locale={await localeOf(params)} />
}
