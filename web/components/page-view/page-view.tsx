import type { PageChannel } from '../../../blocks/channel/resolve.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import type { PageOperation } from '../../../blocks/operation/resolve.ts'
import { localeConfig } from '../../config/locales.ts'
import { pageHref, selectionHref } from '../../config/paths.ts'
import type { ShownAnnouncement } from '../../content/announcements/announcements.ts'
import type { PageData, SidebarItem, TocEntry } from '../../content/model/page-data.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import { translator } from '../../messages/translator.ts'
import { BackToTop } from '../back-to-top/back-to-top.tsx'
import { Body } from '../body/body.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { PageHistory } from '../changes/page-history.tsx'
import { ChannelExamples } from '../channel/channel-examples.tsx'
import { ChannelLine } from '../channel/channel-line.tsx'
import { ConsoleSlot } from '../console/console-slot.tsx'
import { exploredOperation } from '../console/explored-operation.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { FieldFilter } from '../field-filter/field-filter.tsx'
import { Footer } from '../footer/footer.tsx'
import { InlineScript } from '../inline-script/inline-script.tsx'
import { InlineText } from '../inline-text/inline-text.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import { Examples } from '../operation/examples.tsx'
import { RequestLine } from '../operation/request-line.tsx'
import { feedbackOf } from '../page-foot/feedback-of.ts'
import { isHelpfulFormShown } from '../page-foot/helpful.tsx'
import { PageFoot } from '../page-foot/page-foot.tsx'
import { reportHref } from '../page-foot/report-href.ts'
import { PageFormats } from '../page-formats/page-formats.tsx'
import { Pager } from '../pager/pager.tsx'
import { SectionView } from '../section/section-view.tsx'
import { SidebarToggle } from '../sidebar/sidebar-toggle.tsx'
import { SidebarTree } from '../sidebar/sidebar-tree.tsx'
import { StreamConsoleSlot } from '../stream-console/stream-console-slot.tsx'
import { Toc } from '../toc/toc.tsx'
import { TocDetails } from '../toc/toc-details.tsx'
import { TranslationNotice } from '../translation-notice/translation-notice.tsx'
import styles from './page-view.module.css'

export interface PageViewProps {
  page: PageData
  layout: SiteLayout
  announcements: readonly ShownAnnouncement[]
  /** The entries of the page's sidebar; undefined for a page without one. */
  tree: SidebarItem[] | undefined
}

/** A documentation page with the site's layout. */
export function PageView({ page, layout, announcements, tree }: PageViewProps) {
  const t = translator(page.locale)
  const { sidebar } = page
  const drawerId = `drawer-${page.documentId}`
  const references = page.body.filter(
    (block): block is PageOperation | PageChannel =>
      block._type === 'operation' || block._type === 'channel',
  )
  const [first] = references
  const explored = exploredOperation(page.body)
  const rows = filterableRows(page.body)
  return (
    <>
      <Navbar
        layout={layout}
        announcements={announcements}
        locale={page.locale}
        path={page.path}
        page={page}
        drawerId={drawerId}
        t={t}
      />
      <div className={`${styles.shell} ${sidebar ? '' : styles.alone}`}>
        <div
          className={styles.side}
          data-sidebar-name={sidebar?.name}
          data-changes-feed={selectionHref('json', page.locale)}
          data-changed-label={t('changelog.new')}
        >
          <Drawer
            id={drawerId}
            layout={layout}
            locale={page.locale}
            path={page.path}
            page={page}
            t={t}
          >
            {tree && <SidebarTree items={tree} name={`sidebar-${page.documentId}`} t={t} />}
          </Drawer>
          {sidebar && <SidebarToggle t={t} />}
          {sidebar && <InlineScript name="firstSidebar" />}
        </div>
        <main id="main" className={`${styles.main} ${first ? styles.reference : ''}`} tabIndex={-1}>
          <div className={styles.head}>
            <Breadcrumbs
              items={page.breadcrumbs}
              href={pageHref(page.path, page.locale)}
              home={pageHref('', page.locale)}
              t={t}
            />
            <div className={styles.title}>
              <h1 lang={page.title.lang && localeConfig[page.title.lang].htmlLang}>
                {page.title.text}
              </h1>
              <PageFormats
                page={page}
                openApi={first?._type === 'operation' ? first.operation.spec : undefined}
                t={t}
              />
            </div>
            {page.description.text && (
              <p className={styles.lead}>
                <InlineText text={page.description} />
              </p>
            )}
            <TranslationNotice page={page} t={t} />
            {first?._type === 'operation' && <RequestLine block={first} t={t} />}
            {first?._type === 'channel' && <ChannelLine channel={first.channel} t={t} />}
            {first?._type === 'channel' && (
              <StreamConsoleSlot
                channel={first.channel}
                environments={page.environments}
                locale={page.locale}
                t={t}
              />
            )}
            <TocDetails entries={page.toc} title={t('toc')} slim={first !== undefined} />
          </div>
          <div className={styles.aside}>
            <Toc
              entries={beside(page.toc, references)}
              title={t('toc')}
              slim={first !== undefined}
            />
            {explored && <ConsoleSlot path={page.path} locale={page.locale} t={t} />}
            {references.map((block) =>
              block._type === 'operation' ? (
                <Examples key={block._key} operation={block.operation} t={t} />
              ) : (
                <ChannelExamples key={block._key} channel={block.channel} t={t} />
              ),
            )}
          </div>
          <div className={styles.article} data-filterable={rows > 0 ? 'tbody tr' : undefined}>
            {rows > 0 && (
              <FieldFilter
                label={t('page.filter')}
                count={t('operation.shown', { shown: '{shown}', total: rows })}
                inAddress
              />
            )}
            <div className={styles.prose} data-sections={rows > 0 ? '' : undefined}>
              <Body blocks={page.body} t={t} announced={first && documentOf(first).documentId} />
              {page.section && <SectionView parts={page.section} title={page.title.text} t={t} />}
              <PageHistory page={page} t={t} />
            </div>
          </div>
          {hasTabs(page.body) && <InlineScript name="firstTabs" />}
          <div className={styles.pager}>
            <PageFoot
              page={page}
              reportHref={reportHref(layout.reportPageUrl, pageHref(page.path, page.locale))}
              feedback={feedbackOf(page)}
              helpful={isHelpfulFormShown()}
              t={t}
            />
            <Pager previous={page.previous} next={page.next} t={t} />
          </div>
        </main>
      </div>
      <BackToTop label={t('toTop')} />
      <Footer layout={layout} t={t} />
    </>
  )
}

function documentOf(block: PageOperation | PageChannel) {
  return block._type === 'operation' ? block.operation : block.channel
}

const tabbed: PageBlock['_type'][] = ['tabs', 'operation', 'channel']

/** Whether the page or its examples contain tabs. */
function hasTabs(body: readonly PageBlock[]): boolean {
  return body.some(({ _type }) => tabbed.includes(_type))
}

const examples: string[] = ['requestExample', 'responseExample', 'subscribe', 'frames']

/** The table of contents above the examples, without entries for the content directly below. */
function beside(toc: TocEntry[], references: (PageOperation | PageChannel)[]): TocEntry[] {
  const anchors = new Set(
    references
      .flatMap((block): { kind: string; anchor: string }[] => documentOf(block).sections)
      .filter(({ kind }) => examples.includes(kind))
      .map(({ anchor }) => anchor),
  )
  return toc.filter(({ anchor }) => !anchors.has(anchor))
}

/** Number of rows from which a page's tables have a filter. */
const MANY = 100

/** The number of rows in the page's tables if they have a filter; else 0. */
function filterableRows(body: readonly PageBlock[]): number {
  const rows = body.map((block) => {
    if (block._type === 'errorTable') return block.errors.codes.length
    if (block._type === 'enumTable') return block.enum.values.length
    return block._type === 'table' ? block.rows.length - Number(block.header) : 0
  })
  const total = rows.reduce((sum, count) => sum + count, 0)
  return total >= MANY ? total : 0
}
