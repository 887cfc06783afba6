import type { ReactNode } from 'react'
import { PreviewShell } from '../../../components/preview/preview-shell.tsx'
import { inEachLocale, type LocaleRoute, localeOf } from '../../../config/localised-route.ts'

export { viewport } from '../../../components/site-shell/viewport.ts'

/** A draft is read when it is asked for: there is nothing to show before. */
export const instant = false

export const generateStaticParams = () => inEachLocale([{}])

export default async function Layout({ children, params }: LocaleRoute & { children: ReactNode }) {
  return <PreviewShell locale={await localeOf(params)}>{children}</PreviewShell>
}
