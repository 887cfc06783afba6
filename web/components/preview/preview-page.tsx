import { stegaClean } from '@sanity/client/stega'
import { notFound, redirect } from 'next/navigation'
import type { Locale } from '../../config/locales.ts'
import { pathFromSegments } from '../../config/paths.ts'
import { loadLinked, loadPreview, type Previewed } from '../../content/preview/preview.ts'
import { translator } from '../../messages/translator.ts'
import type { DocsRoute } from '../docs-page/docs-page.tsx'
import { LandingView } from '../landing/landing-view.tsx'
import { PageView } from '../page-view/page-view.tsx'
import { SidebarTree } from '../sidebar/sidebar-tree.tsx'
import { LinkBanner } from './link-banner.tsx'
import { previewAccess } from './preview-access.ts'

/** The page at a route as it is while it is written. Whoever may not see it is led away. */
export async function PreviewPage({ params, locale }: DocsRoute & { locale: Locale }) {
  const path = pathFromSegments((await params).path)
  const access = await previewAccess(path, locale)
  if (access.from === 'nowhere') redirect(access.leadTo)
  const preview = await attempt(() =>
    access.from === 'link'
      ? loadLinked(access.link)
      : loadPreview(path, locale, access.perspective),
  )
  if (preview instanceof Error) return <Unreadable error={preview} />
  if (!preview) notFound()
  return (
    <>
      <title>{titleOf(preview)}</title>
      <meta name="robots" content="noindex" />
      {access.from === 'link' && <LinkBanner link={access.link} />}
      <Shown preview={preview} locale={locale} />
    </>
  )
}

function Shown({ preview, locale }: { preview: Previewed; locale: Locale }) {
  const { layout, announcements } = preview
  if (preview.kind === 'landing')
    return <LandingView {...{ layout, announcements, locale }} landing={preview.landing} />
  const { result } = preview
  if (result.kind === 'missing') notFound()
  if (result.kind === 'redirect') redirect(result.to)
  const { sidebar } = result.data
  const t = translator(locale)
  // A draft's is its own.
  const tree =
    sidebar && ((name: string) => <SidebarTree items={sidebar.items} name={name} t={t} />)
  return <PageView page={result.data} layout={layout} announcements={announcements} tree={tree} />
}

function titleOf(preview: Previewed): string {
  const siteName = preview.layout.siteName.text
  if (preview.kind === 'landing' || preview.result.kind !== 'page') return stegaClean(siteName)
  return stegaClean(`${preview.result.data.title.text} | ${siteName}`)
}

/** A draft may be half done: the writer is told what is missing. */
function Unreadable({ error }: { error: Error }) {
  return (
    <main id="main" tabIndex={-1}>
      <pre>{error.message}</pre>
    </main>
  )
}

async function attempt<T>(work: () => Promise<T>): Promise<T | Error> {
  try {
    return await work()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error), { cause: error })
  }
}
