import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** What stands there instead. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps a fault of ours to the part of the page it happened in: without this React removes everything. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
