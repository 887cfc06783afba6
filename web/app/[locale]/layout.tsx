import type { ReactNode } from 'react'
import { SiteShell } from '../../components/site-shell/site-shell.tsx'
import { inEachLocale, type LocaleRoute, localeOf } from '../../config/localised-route.ts'

export { viewport } from '../../components/site-shell/viewport.ts'

export const generateStaticParams = () => inEachLocale([{}])

export default async function Layout({ children, params }: LocaleRoute & { children: ReactNode }) {
  return <SiteShell locale={await localeOf(params)}>{children}</SiteShell>
}
