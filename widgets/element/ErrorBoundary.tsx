import { Component, type ReactNode } from 'react'

interface Props {
  readonly onError: (error: unknown) => void
  readonly fallback: (retry: () => void, error: unknown) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly error?: unknown
  readonly broken: boolean
}

/** Catches what its children throw while they draw, and draws them anew on retry. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, broken: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  readonly #retry = (): void => this.setState({ broken: false, error: undefined })

  override render(): ReactNode {
    return this.state.broken
      ? this.props.fallback(this.#retry, this.state.error)
      : this.props.children
  }
}
