'use client'
import { unstable_rethrow } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { LoadFailure } from '../loading/load-failure.tsx'
import { Crash, type CrashWords } from './crash.client.tsx'

export interface CrashBoundaryProps {
  words: CrashWords
  children: ReactNode
}

interface State {
  failure?: { error: unknown } | undefined
}

/** Catches what goes wrong with a page's content, so that the rest of the page stays. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    // "Not found" and redirects travel as errors, to those who know what to do.
    unstable_rethrow(error)
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    if (!notLoaded(error) || loadedHere()) return
    console.warn(error)
    location.reload()
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { words, children } = this.props
    if (!failure) return children
    const { error } = failure
    return notLoaded(error) ? (
      <LoadFailure error={error} retry={words.reload} onRetry={() => location.reload()} />
    ) : (
      <Crash error={error} words={words} onRetry={() => this.setState({ failure: undefined })} />
    )
  }
}

/** Whether the code of the page did not arrive, rather than failed. */
function notLoaded(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** Whether the document was loaded at this address, so that loading it again is the reader's choice. */
function loadedHere(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname === location.pathname
}
