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

// Two languages need more than the 640 px that Sanity gives a form. A hook that Sanity renames
// leaves the form as narrow as it was, and whole.
// A long body is drawn one language at a time and gets the height of the window. Where one is in a dialog is said in
// the words of the page, which Sanity writes with capitals.
// A form that is open in a body, and the editors in it, are as high as what they hold; the frame that the editor around
// gives itself would lie over the words of its inputs.
// Blocks of a body that are out of sight are not painted: of 200, the browser put the layers together
// again for 24 ms at each key. Lists keep their numbers, since Sanity counts on the block, not inside it;
// the margin is for what reaches over a block's edge, such as the line that shows where one is dropped. An item that
// counts from a number of its own says so inside it, for those behind it too.
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

/** Sanity's own layout, with forms as wide as two languages side by side need, and calm while one types. */
export function Layout(props: LayoutProps) {
  const store = useDocumentStore()
  validateInPauses(store)
  finishOperations(store)
  endSessionsAtSignOut(useWorkspace().auth)
  const { id: language } = useLocale().currentLocale
  if (isTaiwan(language)) translateValidation(store)
  // Before what is drawn below, of which some asks for it (studio/patches/button-names).
  document.documentElement.lang = language
  // Sanity puts what is drawn here into another parent once it knows that the plan has no comments. Drawn before,
  // it would be made twice, and forget what was pressed until then.
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
