// A part that must not take the screen with it: a charge is confirmed whatever else fails.
import { Component, type ReactNode } from 'react'

type IsolatedPartProps = { children: ReactNode }

/** Shows nothing in place of what throws. The root reports it (main.tsx, app/hydrate-page.tsx). */
export class IsolatedPart extends Component<IsolatedPartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return !this.state.failed && this.props.children
  }
}
