import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

type Props = {
  /** Where the visitor is; going elsewhere tries again. */
  at?: string
  children: ReactNode
}

type State = { failed: boolean; at: string | undefined }

/** Shows the error page in place of what breaks while it is drawn. */
export class AppErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { failed: false, at }
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}
