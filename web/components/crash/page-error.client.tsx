'use client'
import { Crash, type CrashProps } from './crash.client.tsx'

/** All that can be shown when what is around every page fails itself. */
export function PageError(props: CrashProps) {
  return (
    <>
      <title>{props.words.document}</title>
      <main id="main" tabIndex={-1}>
        <Crash {...props} />
      </main>
    </>
  )
}
