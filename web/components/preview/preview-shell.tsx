import { VisualEditing } from 'next-sanity/visual-editing'
import type { ReactNode } from 'react'
import type { Locale } from '../../config/locales.ts'
import { basePath } from '../../config/paths.ts'
import { translator } from '../../messages/translator.ts'
import { SiteShell } from '../site-shell/site-shell.tsx'
import { currentDraftSession } from './current-draft-session.ts'
import { DraftMode, WhenFramed } from './draft-mode.client.tsx'

/** The document around every draft, with what editing takes for whom the Studio let in. */
export async function PreviewShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const session = await currentDraftSession()
  const t = translator(locale)
  return (
    <SiteShell locale={locale} drafts>
      {children}
      {session && (
        <>
          <WhenFramed>
            <VisualEditing basePath={basePath} trailingSlash={false} />
          </WhenFramed>
          <DraftMode words={{ shown: t('preview.shown'), leave: t('preview.leave') }} />
        </>
      )}
    </SiteShell>
  )
}
