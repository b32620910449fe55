import { Component, type ReactNode } from 'react'

interface DialogBoundaryProps {
  readonly onFailed: (error: unknown) => void
  readonly children: ReactNode
}

/** An error boundary around dialogs, so that the screen stays when one fails or does not load. */
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
