import { DocsPage, type DocsRoute, docsMetadata } from '../../../components/docs-page/docs-page.tsx'
import { staticPaths } from '../../../content/sitemap/static-paths.ts'

export const generateStaticParams = () => staticPaths()
export const generateMetadata = (route: DocsRoute) => docsMetadata(route, 'en')

export default function Page(route: DocsRoute) {
  return <DocsPage {...route} locale="en" />
}
