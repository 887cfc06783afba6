import type { ReactNode } from 'react'
import { PreviewShell } from '../../../components/preview/preview-shell.tsx'

export { viewport } from '../../../components/site-shell/viewport.ts'

/** A draft is read when it is asked for: there is nothing to show before. */
export const instant = false

export default function Layout({ children }: { children: ReactNode }) {
  return <PreviewShell locale="zh-TW">{children}</PreviewShell>
}
