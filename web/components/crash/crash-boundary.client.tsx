import { Component, type ReactNode } from 'react'
import { Crash, type CrashWords } from './crash.client.tsx'

export interface CrashBoundaryProps {
  words: CrashWords
  children: ReactNode
}

interface State {
  failure?: { error: unknown } | undefined
}

/** Catches errors of a page's content, so that the rest of the page stays. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { words, children } = this.props
    if (!failure) return children
    const retry = () => this.setState({ failure: undefined })
    return <Crash error={failure.error} words={words} onRetry={retry} />
  }
}
