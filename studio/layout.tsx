import { type LayoutProps, useDocumentStore } from 'sanity'
import { validateInPauses } from './typing/validate-in-pauses.ts'

// Two languages need more than the 640 px that Sanity gives a form. A hook that Sanity renames
// leaves the form as narrow as it was, and whole.
// Blocks of a body that are out of sight are not painted: of 200, the browser put the layers together
// again for 24 ms at each key. Lists keep their numbers, since Sanity counts on the block, not inside it;
// the margin is for what reaches over a block's edge, such as the line that shows where one is dropped.
const STYLES = `
[data-testid='document-panel-scroller'] { container-type: inline-size; }
[data-testid='document-panel-scroller'] > :has([data-testid='form-view']) { max-width: 1240px; }
.languages { display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr); }
@container (min-width: 720px) {
  .languages { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
.languages [data-testid='pt-editor']:not([data-fullscreen='true']) { min-height: 28rem; }
[data-pt-block] {
  content-visibility: auto;
  contain-intrinsic-block-size: auto 5rem;
  overflow-clip-margin: 1rem;
}
`

/** Sanity's own layout, with forms as wide as two languages side by side need, and calm while one types. */
export function Layout(props: LayoutProps) {
  validateInPauses(useDocumentStore())
  return (
    <>
      <style>{STYLES}</style>
      {props.renderDefault(props)}
    </>
  )
}
