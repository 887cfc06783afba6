import type { LayoutProps } from 'sanity'

// Two languages need more than the 640 px that Sanity gives a form. A hook that Sanity renames
// leaves the form as narrow as it was, and whole.
const STYLES = `
[data-testid='document-panel-scroller'] { container-type: inline-size; }
[data-testid='document-panel-scroller'] > :has([data-testid='form-view']) { max-width: 1240px; }
.languages { display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr); }
@container (min-width: 720px) {
  .languages { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
.languages [data-testid='pt-editor']:not([data-fullscreen='true']) { min-height: 28rem; }
`

/** Sanity's own layout, with forms as wide as two languages side by side need. */
export function Layout(props: LayoutProps) {
  return (
    <>
      <style>{STYLES}</style>
      {props.renderDefault(props)}
    </>
  )
}
