import { Component, type ReactNode } from 'react'
import { isPartLoadError } from '../errors/load-part.ts'

interface PartBoundaryProps {
  readonly onMissing: (error: unknown) => void
  /** Shown instead of the part. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** An error boundary for code that failed to load; other errors pass to the screen's boundary. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (isPartLoadError(error)) this.props.onMissing(error)
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isPartLoadError(error)) throw error
    return this.props.fallback
  }
}
