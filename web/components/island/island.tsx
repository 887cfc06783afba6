import type { ReactNode } from 'react'

/** The parts of pages that React draws in the browser. */
export type IslandName = 'breaks-me' | 'console' | 'draft' | 'search' | 'search-page'

export interface IslandProps<Props extends object> {
  name: IslandName
  /** Those of the component that `web/islands/islands.ts` has under this name. */
  props: Props
  /** Whether the page is for it, so that it is drawn as soon as the page shows; otherwise when it is wanted. */
  atOnce?: boolean
  /** What stands there until then. */
  children?: ReactNode
}

/** Where React draws a part of the page; `web/islands/mount-island.tsx` reads what is written here. */
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
