import { Component, type ReactNode } from 'react';
import type { Failure } from '../lib/page-data.ts';
import ErrorPage from './error-page.tsx';

/** A route that fails while it renders shows the error page with its message. */
export default class RouteBoundary extends Component<
  { children: ReactNode },
  { failure?: Failure }
> {
  override state: { failure?: Failure } = {};

  static getDerivedStateFromError = (error: Error) => ({ failure: { message: error.message } });

  override render() {
    return this.state.failure ? <ErrorPage failure={this.state.failure} /> : this.props.children;
  }
}
