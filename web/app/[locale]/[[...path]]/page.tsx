import { DocsPage, type DocsRoute, docsMetadata } from '../../../components/docs-page/docs-page.tsx'
import { inEachLocale, localeOf } from '../../../config/localised-route.ts'
import { staticPaths } from '../../../content/sitemap/static-paths.ts'

export const generateStaticParams = async () => inEachLocale(await staticPaths())
export const generateMetadata = async (route: DocsRoute) =>
  docsMetadata(route, await localeOf(route.params))

export default async function Page(route: DocsRoute) {
  return <DocsPage {...route} locale={await localeOf(route.params)} />
}
