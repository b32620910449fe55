import { Component, type ReactNode } from 'react'
import { BrokenView } from './BrokenView.tsx'

interface Props {
  readonly onError: (error: unknown) => void
  /** Called when a picture is there, be it that of the failure. */
  readonly onArrival: () => void
  readonly children: ReactNode
}

interface State {
  readonly broken: boolean
}

/** Catches what its children throw while they draw, and draws them anew on retry. */
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
    const { children, onArrival } = this.props
    return this.state.broken ? <BrokenView retry={this.#retry} onArrival={onArrival} /> : children
  }
}
