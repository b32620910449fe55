import { Component, type ReactNode } from 'react'

interface DialogBoundaryProps {
  readonly onFailed: (error: unknown) => void
  readonly children: ReactNode
}

/**
 * An error boundary around what opens over a screen: when it fails or does not load, the screen
 * stays.
 */
export class DialogBoundary extends Component<DialogBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error)
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
