import type { ReactNode } from 'react'
import { SiteShell } from '../../components/site-shell/site-shell.tsx'

export { viewport } from '../../components/site-shell/viewport.ts'

export default function Layout({ children }: { children: ReactNode }) {
  return <SiteShell locale="zh-TW">{children}</SiteShell>
}
