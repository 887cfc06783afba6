import type { DocsRoute } from '../../../../components/docs-page/docs-page.tsx'
import { PreviewPage } from '../../../../components/preview/preview-page.tsx'
import { localeOf } from '../../../../config/localised-route.ts'

export const instant = false

export default async function Page(route: DocsRoute) {
  return <PreviewPage {...route} locale={await localeOf(route.params)} />
}
