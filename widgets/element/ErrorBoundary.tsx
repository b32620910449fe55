import { Component, type ReactNode } from 'react'

interface Props {
  readonly onError: (error: unknown) => void
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly broken: boolean
}

/** Catches errors of its children while they render, and renders them again on retry. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false }

  static getDerivedStateFromError(): State {
    return { broken: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  readonly #retry = (): void => this.setState({ broken: false })

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(this.#retry) : this.props.children
  }
}
