import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../config/locales.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import { BreaksMeView, breaksMeHead } from '../breaks-me/breaks-me-view.tsx'
import { renderWithLanguages } from '../code/highlight.ts'
import {
  type DeprecationsPage,
  DeprecationsView,
  deprecationsHead,
} from '../deprecations/deprecations-view.tsx'
import {
  DocsPage,
  type DocsPageProps,
  LandingPage,
  type LandingPageProps,
} from '../docs-page/docs-page.tsx'
import { type FollowPage, FollowView, followHead } from '../follow/follow-view.tsx'
import { landingMetadata } from '../landing/landing-metadata.ts'
import { NotFound, type NotFoundPage, notFoundHead } from '../not-found/not-found.tsx'
import type { OwnPage } from '../own-page/own-page.ts'
import { pageMetadata } from '../page-metadata/page-metadata.ts'
import { type DraftPage, DraftToolbar, DraftView, draftHead } from '../preview/draft-view.tsx'
import { SearchView, searchHead } from '../search-view/search-view.tsx'
import { Document } from './document.tsx'
import type { HeadData } from './head.tsx'

/** The complete data of a document. */
export type View =
  | ({ kind: 'page'; locale: Locale } & DocsPageProps)
  | ({ kind: 'landing' } & LandingPageProps)
  | ({ kind: 'search' } & OwnPage)
  | ({ kind: 'breaks-me' } & OwnPage)
  | ({ kind: 'follow' } & FollowPage)
  | ({ kind: 'deprecations' } & DeprecationsPage)
  | ({ kind: 'not-found' } & NotFoundPage)
  | ({ kind: 'draft' } & DraftPage)

/** Renders a document as HTML. Pure: equal views give equal text. Throws errors of components. */
export async function drawDocument(view: View): Promise<string> {
  const { head, content, tools } = partsOf(view)
  const { locale, layout }: { locale: Locale; layout: SiteLayout } = view
  const html = await renderWithLanguages(() =>
    renderToStaticMarkup(
      <Document {...{ head, locale, layout, tools }} drafts={view.kind === 'draft'}>
        {content}
      </Document>,
    ),
  )
  return `<!DOCTYPE html>${html}`
}

function partsOf(view: View): { head: HeadData; content: ReactNode; tools?: ReactNode } {
  switch (view.kind) {
    case 'page':
      return {
        head: pageMetadata(view.page, view.layout.siteName.text),
        content: <DocsPage {...view} />,
      }
    case 'landing':
      return {
        head: landingMetadata(view.locale, view.layout, view.landing),
        content: <LandingPage {...view} />,
      }
    case 'search':
      return { head: searchHead(view), content: <SearchView {...view} /> }
    case 'breaks-me':
      return { head: breaksMeHead(view), content: <BreaksMeView {...view} /> }
    case 'follow':
      return { head: followHead(view), content: <FollowView {...view} /> }
    case 'deprecations':
      return { head: deprecationsHead(view), content: <DeprecationsView {...view} /> }
    case 'not-found':
      return { head: notFoundHead(view), content: <NotFound {...view} /> }
    case 'draft':
      return {
        head: draftHead(view),
        content: <DraftView {...view} />,
        tools: !view.link && <DraftToolbar locale={view.locale} />,
      }
  }
}

export type { OwnPage } from '../own-page/own-page.ts'
export type { DraftPage } from '../preview/draft-view.tsx'
