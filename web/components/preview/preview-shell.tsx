import { draftMode } from 'next/headers'
import { VisualEditing } from 'next-sanity/visual-editing'
import type { ReactNode } from 'react'
import type { Locale } from '../../locales.ts'
import { basePath } from '../../paths.ts'
import { translator } from '../intl/translator.ts'
import { SiteShell } from '../site-shell/site-shell.tsx'
import { DraftMode } from './draft-mode.client.tsx'

/** The document around every page in draft mode, with what editing takes. */
export async function PreviewShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { isEnabled } = await draftMode()
  const t = translator(locale)
  return (
    <SiteShell locale={locale} drafts>
      {children}
      {isEnabled && (
        <>
          <VisualEditing basePath={basePath} trailingSlash={false} />
          <DraftMode words={{ shown: t('preview.shown'), leave: t('preview.leave') }} />
        </>
      )}
    </SiteShell>
  )
}
