import type { ReactNode } from 'react'

/** The parts of pages that React renders in the browser. */
export type IslandName = 'breaks-me' | 'console' | 'draft' | 'search' | 'search-page'

export interface IslandProps<Props extends object> {
  name: IslandName
  /** Props of the component with this name in `web/islands/mount-island.tsx`. */
  props: Props
  /** Whether to render as soon as the page is shown, as its main part; otherwise on first use. */
  atOnce?: boolean
  /** Content shown until then. */
  children?: ReactNode
}

/** The placeholder of an island; `web/islands/mount-island.tsx` reads its attributes. */
export function Island<Props extends object>({
  name,
  props,
  atOnce = false,
  children,
}: IslandProps<Props>) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-at-once={atOnce ? '' : undefined}
    >
      {children}
    </div>
  )
}
