import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

/** The last net: catches what breaks outside the router. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}
