import {
  type LayoutProps,
  useDocumentStore,
  useFeatureEnabled,
  useLocale,
  useWorkspace,
} from 'sanity'
import { isTaiwan } from './i18n/locale.ts'
import { translateValidation } from './i18n/validation/translate-validation.ts'
import { ReviewNotices } from './notices/review-notices.tsx'
import { validateInPauses } from './patches/typing/validate-in-pauses.ts'
import { endSessionsAtSignOut } from './preview/sessions/end-at-sign-out.ts'
import { finishOperations } from './publish/finish-operations.ts'
import { SessionNotice } from './saving/session-notice.tsx'

// Two languages need more than the 640 px that Sanity gives a form; if Sanity renames a `data-testid`, the form is
// merely narrow.
// A long body shows one language at a time and gets the height of the window. The breadcrumb of a dialog keeps the
// spelling of its titles, which Sanity writes in capitals.
// A form in a body, and the editors in it, are as high as their content; the border that the editor around it draws
// would cover the text of its inputs.
// The browser does not paint a body's blocks out of sight: with 200 blocks, it composited layers for 24 ms at each key.
// Lists keep their numbers, since Sanity counts on the block, not inside it; the margin is for parts that reach over a
// block's edge, such as the drop indicator. A list item with a `start` sets the counter inside its block, for the items
// behind it too, so it stays visible.
const STYLES = `
[data-testid='document-panel-scroller'] { container-type: inline-size; }
[data-testid='document-panel-scroller'] > :has([data-testid='form-view']) { max-width: 1240px; }
.languages { display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr); }
@container (min-width: 720px) {
  .languages { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
.bodies [data-testid='pt-editor']:not([data-fullscreen='true']) { min-height: 28rem; }
.bodies:not(.languages) [data-testid='pt-editor']:not([data-fullscreen='true']) { min-height: 70vh; }
[data-testid='nested-object-dialog'] [data-testid^='breadcrumb-item-'] * { text-transform: none !important; }
[data-testid='pt-editor']:not([data-fullscreen='true']):has([data-form-in-place]) { height: auto !important; }
.bodies [data-form-in-place] [data-testid='pt-editor']:not([data-fullscreen='true']) { min-height: 10rem; }
[data-form-in-place] { user-select: text; white-space: normal; }
[data-form-in-place] [data-ui][data-border] { z-index: 0; }
[data-pt-block] {
  content-visibility: auto;
  contain-intrinsic-block-size: auto 5rem;
  overflow-clip-margin: 1rem;
}
[data-pt-block]:has([data-counted]) { content-visibility: visible; }
`

/** Sanity's default layout, with forms wide enough for two languages side by side, and validation in typing pauses. */
export function Layout(props: LayoutProps) {
  const store = useDocumentStore()
  validateInPauses(store)
  finishOperations(store)
  endSessionsAtSignOut(useWorkspace().auth)
  const { id: language } = useLocale().currentLocale
  if (isTaiwan(language)) translateValidation(store)
  // Must be set before the children render: some read it (studio/patches/button-names).
  document.documentElement.lang = language
  // Sanity moves its children to another parent once it knows whether the plan has comments. Rendered before that, they
  // would be mounted twice and lose their state.
  const { isLoading } = useFeatureEnabled('studioComments')
  if (isLoading) return null
  return (
    <>
      <style>{STYLES}</style>
      <ReviewNotices />
      <SessionNotice />
      {props.renderDefault(props)}
    </>
  )
}
