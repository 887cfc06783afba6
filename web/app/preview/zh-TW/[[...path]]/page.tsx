import type { DocsRoute } from '../../../../components/docs-page/docs-page.tsx'
import { PreviewPage } from '../../../../components/preview/preview-page.tsx'

export const instant = false

export default function Page(route: DocsRoute) {
  return <PreviewPage {...route} locale="zh-TW" />
}
